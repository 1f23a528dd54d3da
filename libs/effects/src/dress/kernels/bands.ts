import type { Plane, RgbaImage } from '@tintory/pixels';

/** Rows that are worked on at once: those from `from` to `to`, seen from `top` to `bottom`. */
export type Band = { from: number; to: number; top: number; bottom: number };

/** More rows at once cost memory, fewer cost time: those around a band are filtered twice. */
const usualRows = 640;

/**
 * Takes a picture apart into bands of rows, so that what a filter needs of it is never held for all
 * of it. Each is seen with as many rows around it as filters reach: the result is the same.
 *
 * @param reach of all filters one after the other, in rows
 */
export function bandsOf(height: number, reach: number, rows = usualRows): Band[] {
  const count = Math.ceil(height / Math.max(rows, reach * 2));
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i, i + 1].map((n) => Math.round((n * height) / count)) as [number, number];
    return { from, to, top: Math.max(0, from - reach), bottom: Math.min(height, to + reach) };
  });
}

/** A view of a band's rows; nothing is copied. */
export const planeRows = ({ data, width }: Plane, { top, bottom }: Band): Plane => ({
  data: data.subarray(top * width, bottom * width),
  width,
  height: bottom - top,
});

/** A view of a band's rows; nothing is copied. */
export function imageRows<Image extends RgbaImage>(image: Image, { top, bottom }: Band): Image {
  const data = image.data.subarray(top * image.width * 4, bottom * image.width * 4);
  return { ...image, data, height: bottom - top };
}
