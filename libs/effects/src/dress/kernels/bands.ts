import type { Plane, RgbaImage } from '@tintory/pixels';

/** Rows processed at once: `from` to `to`, with their context from `top` to `bottom`. */
export type Band = { from: number; to: number; top: number; bottom: number };

/** More rows cost memory, fewer cost time: the rows around a band are filtered twice. */
const usualRows = 640;

/**
 * Splits a picture into bands of rows, so that filters need no plane of its full size. Each band
 * includes the rows that filters reach, so the result is the same.
 *
 * @param reach sum of all consecutive filters' reach, in rows
 */
export function bandsOf(height: number, reach: number, rows = usualRows): Band[] {
  const count = Math.ceil(height / Math.max(rows, reach * 2));
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i, i + 1].map((n) => Math.round((n * height) / count)) as [number, number];
    return { from, to, top: Math.max(0, from - reach), bottom: Math.min(height, to + reach) };
  });
}

/** A view of a band's rows, without copying. */
export const planeRows = ({ data, width }: Plane, { top, bottom }: Band): Plane => ({
  data: data.subarray(top * width, bottom * width),
  width,
  height: bottom - top,
});

/** A view of a band's rows, without copying. */
export function imageRows<Image extends RgbaImage>(image: Image, { top, bottom }: Band): Image {
  const data = image.data.subarray(top * image.width * 4, bottom * image.width * 4);
  return { ...image, data, height: bottom - top };
}
