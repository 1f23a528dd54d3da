import { coveredPixels, lanczosTaps } from './lanczos-taps.ts';
import { addRow, premultiplyRow, resampleAcross, unpremultiplyRow } from './resample-rows.ts';

/** A part of a picture, in pixels; its sides may be fractional. */
export type Rect = { x: number; y: number; width: number; height: number };

/** The source crop, and the target size in pixels. */
export type ResamplePlan = { crop: Rect; width: number; height: number };

/** The whole source pixels that a crop touches; the strips must contain them. */
export function coveredRect(crop: Rect): Rect {
  const across = coveredPixels({ start: crop.x, length: crop.width });
  const down = coveredPixels({ start: crop.y, length: crop.height });
  return {
    x: across.begin,
    y: down.begin,
    width: across.end - across.begin,
    height: down.end - down.begin,
  };
}

/**
 * A streaming Lanczos-3 resize: takes the source in strips from top to bottom and emits each target
 * row as soon as its source rows are in. It buffers only those rows, at the target's width, so that
 * a picture of 100 megapixels is never in memory twice. It works on encoded sRGB values, as
 * browsers, sharp and photo editors do by default; in linear light very fine bright patterns would
 * come out a little lighter.
 *
 * @param onRow gets straight RGBA bytes, in an array that is reused for the next row.
 * @returns takes strips of whole rows of `coveredRect(crop)`, RGBA, any number of rows each.
 */
export function createStripResampler(
  { crop, width, height }: ResamplePlan,
  onRow: (row: Uint8ClampedArray<ArrayBuffer>, y: number) => void,
): (strip: Uint8Array | Uint8ClampedArray) => void {
  const across = lanczosTaps({ start: crop.x, length: crop.width }, width);
  const down = lanczosTaps({ start: crop.y, length: crop.height }, height);
  const source = new Float32Array(coveredRect(crop).width * 4);
  const ring = Array.from({ length: down.reach }, () => new Float32Array(width * 4));
  const sum = new Float32Array(width * 4);
  const bytes = new Uint8ClampedArray(width * 4);
  let taken = 0;
  let given = 0;

  const giveRow = () => {
    const first = down.first[given];
    const count = down.count[given];
    sum.fill(0);
    for (let k = 0; k < count; k += 1) {
      const row = ring[(first + k) % down.reach];
      addRow(row, down.weights[given * down.reach + k], sum);
    }
    unpremultiplyRow(sum, bytes);
    onRow(bytes, given);
    given += 1;
  };
  const isComplete = (y: number) => down.first[y] + down.count[y] <= taken;

  return (strip) => {
    for (let offset = 0; offset < strip.length; offset += source.length) {
      premultiplyRow(strip, offset, source);
      resampleAcross(source, across, ring[taken % down.reach]);
      taken += 1;
      while (given < height && isComplete(given)) giveRow();
    }
  };
}
