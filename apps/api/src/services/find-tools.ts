import { findTool, toolIds, type ToolDefinition } from '@tintory/catalog';
import { recipes } from '../recipes/recipes.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** A tool outside the catalog, for tests and benchmarks. */
export type ExtraTool = { tool: ToolDefinition; recipe: Recipe };

export type Tools = ReturnType<typeof findTools>;

/** The tools of the catalog and those brought along, with their recipes. */
export function findTools(extra: readonly ExtraTool[]) {
  const findExtra = (id: string) => extra.find(({ tool }) => tool.id === id);
  return {
    toolIds: [...toolIds, ...extra.map(({ tool }) => tool.id)],
    findTool: (id: string): ToolDefinition | undefined => findExtra(id)?.tool ?? findTool(id),
    findRecipe: (id: string): Recipe | undefined =>
      findExtra(id)?.recipe ?? Object.entries(recipes).find(([toolId]) => toolId === id)?.[1],
  };
}
