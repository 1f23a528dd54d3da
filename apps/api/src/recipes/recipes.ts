import type { ToolId } from '@tintory/catalog';
import type { Recipe } from './recipe.ts';
import { removeBackground } from './remove-background.ts';

/** One recipe for each tool of the catalog; does not compile while one is missing. */
export const recipes = {
  remove_background: removeBackground,
} satisfies Record<ToolId, Recipe>;
