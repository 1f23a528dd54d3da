import type { RgbaImage } from '@tintory/pixels';

/** Colour variance that is invisible in a tile, in squared steps of 255. */
export const unseen = 9;

/**
 * The variance of a picture's colours, summed over the three channels.
 *
 * @param stride every nth pixel is sampled
 */
export function colorVariance({ data }: RgbaImage, stride: number): number {
  let total = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    let [sum, squares, count] = [0, 0, 0];
    for (let i = channel; i < data.length; i += 4 * stride) {
      const value = data[i] as number;
      sum += value;
      squares += value * value;
      count += 1;
    }
    total += squares / count - (sum / count) ** 2;
  }
  return total;
}
