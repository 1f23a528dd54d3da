import type { PrintMedia, PrintProduct, PrintVariant } from '@tintory/contract';
import type { Swatch } from '@tintory/ui-kit';

/** The view of a product without a print, of a model or in a colour where it is drawn so. */
export function blankOf(
  { media }: Pick<PrintProduct, 'media'>,
  areaId: string,
  color: string | null,
  model?: string,
): PrintMedia | undefined {
  const blanks = media.filter(
    ({ role, print_area_id }) =>
      role === 'blank' && (print_area_id === areaId || print_area_id === null),
  );
  return (
    ((model && blanks.find((one) => one.model === model)) ||
      blanks.find((one) => one.color === color)) ??
    blanks.find((one) => one.color === null) ??
    blanks[0]
  );
}

/** What stands for a product among others. */
export const tileOf = ({ media, print_areas: [area] }: PrintProduct): PrintMedia | undefined =>
  media.find(({ role }) => role === 'tile') ?? blankOf({ media }, area?.id ?? '', null);

/** A colour of a product. */
export type ProductColor = Swatch & { id: string };

/** The colours that there are variants of, each once; none where it comes in one. */
export function colorsOf({ variants }: Pick<PrintProduct, 'variants'>): ProductColor[] {
  const all = variants.flatMap(({ color, color_hex, color_name }) =>
    color === null ? [] : [{ id: color, color: color_hex ?? '#ffffff', name: color_name ?? color }],
  );
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** The variants of one colour, a size each. */
export const sizesOf = (
  { variants }: Pick<PrintProduct, 'variants'>,
  color: string | null,
): PrintVariant[] => variants.filter((variant) => variant.color === color);
