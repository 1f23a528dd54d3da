import { stretchImage, type RgbaImage } from '@tintory/pixels';
import { colorVariance, unseen } from './color-variance.ts';

/** Side in pixels at which a surface is judged, and parts per side. */
const [lookSide, parts] = [96, 4];

/**
 * Largest share of a picture's variance that may lie between its parts: gravel, grass and brick
 * reach 1/50, photographs of things 1/7 and more.
 */
const most = 0.14;

/** Whether a picture is even enough that its repetition goes unnoticed. */
export const isEven = (image: RgbaImage): boolean => unevenness(image) <= most;

/** Share of the variance between parts: near 0 if all parts are alike, 1 for a gradient. */
function unevenness(image: RgbaImage): number {
  const side = (length: number) => Math.max(1, Math.min(lookSide, length));
  const small = stretchImage(image, side(image.width), side(image.height));
  const across = (length: number) => Math.min(parts, length);
  const coarse = stretchImage(small, across(small.width), across(small.height));
  return colorVariance(coarse, 1) / Math.max(unseen, colorVariance(small, 1));
}
