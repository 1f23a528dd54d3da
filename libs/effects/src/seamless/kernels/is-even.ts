import { stretchImage, type RgbaImage } from '@tintory/pixels';
import { colorVariance, unseen } from './color-variance.ts';

/** Side at which a surface is judged, and how many parts a side is cut into. */
const [lookSide, parts] = [96, 4];

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
  const across = (length: number) => Math.min(parts, length);
  const coarse = stretchImage(small, across(small.width), across(small.height));
  return colorVariance(coarse, 1) / Math.max(unseen, colorVariance(small, 1));
}
