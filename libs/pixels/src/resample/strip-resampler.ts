import { coveredPixels, lanczosTaps } from './lanczos-taps.ts';
import { addRow, premultiplyRow, resampleAcross, unpremultiplyRow } from './resample-rows.ts';

/** A part of a picture in its pixels; the sides may lie between two pixels. */
export type Rect = { x: number; y: number; width: number; height: number };

/** The part of the source to show, and its size in pixels afterwards. */
export type ResamplePlan = { crop: Rect; width: number; height: number };

/** The whole pixels of the source that a crop touches: these are what the strips must hold. */
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
 * A Lanczos-3 resize that takes its source in strips from top to bottom and gives each target row as
 * soon as the rows it needs are in. It holds those rows at the target's width and nothing more, so
 * that a picture of 100 megapixels never stands in memory a second time.
 *
 * It works on the encoded sRGB values, as browsers, sharp and photo editors do by default: the result
 * looks like theirs. In linear light very fine bright patterns would come out a little lighter.
 *
 * @param onRow gets straight RGBA bytes, in an array that is used again for the next row.
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
