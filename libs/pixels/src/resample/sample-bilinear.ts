import type { Plane } from '../plane/rgba-image.ts';

/**
 * The bilinear value of a plane at a point; border pixels are repeated outside it.
 *
 * @param x in pixels: 0 is the centre of the first one
 */
export function sampleBilinear({ data, width, height }: Plane, x: number, y: number): number {
  const atX = Math.min(width - 1, Math.max(0, x));
  const atY = Math.min(height - 1, Math.max(0, y));
  // Asked for each pixel: an array for two numbers costs more than the rest.
  const left = Math.floor(atX);
  const above = Math.floor(atY);
  const shareX = atX - left;
  const shareY = atY - above;
  const at = above * width + left;
  const right = left + 1 < width ? 1 : 0;
  const below = above + 1 < height ? width : 0;
  const upper = data[at] * (1 - shareX) + data[at + right] * shareX;
  const lower = data[at + below] * (1 - shareX) + data[at + below + right] * shareX;
  return upper * (1 - shareY) + lower * shareY;
}
