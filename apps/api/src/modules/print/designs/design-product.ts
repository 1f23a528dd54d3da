import type { PrintArea, PrintVariant } from '@tintory/contract';
import { blanks } from '@tintory/mockups';
import { AppError } from '../../../platform/errors.ts';

/** The product's data for a design: its areas and colours. */
export type DesignProduct = {
  id: string;
  print_areas: readonly Omit<PrintArea, 'name'>[];
  variants: readonly Pick<PrintVariant, 'id' | 'color' | 'color_hex' | 'print_size' | 'model'>[];
};

/** Undefined for an unknown product. */
export type FindProduct = (
  id: string,
) => DesignProduct | undefined | Promise<DesignProduct | undefined>;

/** Finds a product of the catalogue that the project has blanks of. */
export const findDrawn =
  (listProducts: (language: string) => Promise<readonly DesignProduct[]>): FindProduct =>
  async (id) =>
    blanks.has(id) ? (await listProducts('en')).find((product) => product.id === id) : undefined;

const white = '#ffffff';
const isHex = /^#?[0-9a-f]{6}$/i;

/**
 * The colour in which a product is drawn, by its name or as `rrggbb`; its first one without.
 *
 * @throws AppError `InvalidInput` for one that it is not sold in
 */
export function colorOf({ id, variants }: DesignProduct, color: string | undefined): string {
  const sold = variants.filter((one) => one.color_hex !== null);
  if (!blanks.get(id)?.colorable) return white;
  if (color === undefined) return sold[0]?.color_hex ?? white;
  const hex = isHex.test(color) ? `#${color.replace('#', '')}`.toLowerCase() : undefined;
  const named = sold.find((one) => one.color === color || one.color_hex?.toLowerCase() === hex);
  if (named?.color_hex) return named.color_hex;
  if (hex && sold.length === 0) return hex;
  throw new AppError('InvalidInput', { details: { color: { text: 'noSuchColor' } } });
}

/**
 * The model to draw: the first offered one by default, null if all sizes look alike.
 *
 * @throws AppError `InvalidInput` for one that it is not sold as
 */
export function modelOf({ variants }: DesignProduct, model: string | undefined): string | null {
  if (model === undefined) return variants.find((one) => one.model)?.model ?? null;
  if (variants.some((one) => one.model === model)) return model;
  throw new AppError('InvalidInput', { details: { model: { text: 'noSuchVariant' } } });
}
