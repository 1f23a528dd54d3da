import { stretchImage } from '../resize.ts';
import type { RgbaImage } from '../rgba-image.ts';

/** Side at which a surface is judged, and how many parts a side is cut into. */
const [lookSide, parts] = [96, 4];

/** A difference of colour that nobody sees in a tile, as a variance in steps of 255. */
const unseen = 9;

/**
 * How much of the variety in a picture may lie between its parts: gravel, grass and brick have up
 * to a fiftieth, photographs of things from a seventh on.
 */
const most = 0.14;

/** Whether a picture is much the same all over, as a surface is that nobody sees repeated. */
export const isEven = (image: RgbaImage): boolean => unevenness(image) <= most;

/** From near 0, where every part is like the others, to 1 for a gradient. */
function unevenness(image: RgbaImage): number {
  const side = (length: number) => Math.max(1, Math.min(lookSide, length));
  const small = stretchImage(image, side(image.width), side(image.height));
  const fine = colors(small);
  const across = (length: number) => Math.min(parts, length);
  const coarse = colors(stretchImage(small, across(small.width), across(small.height)));
  return variance(coarse) / Math.max(unseen, variance(fine));
}

const colors = ({ data }: RgbaImage) =>
  [0, 1, 2].map((channel) =>
    Float32Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + channel] as number),
  );

function variance(channels: readonly Float32Array[]): number {
  return channels.reduce((sum, values) => {
    const mean = values.reduce((total, value) => total + value, 0) / values.length;
    return sum + values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length;
  }, 0);
}
