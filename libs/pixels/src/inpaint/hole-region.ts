import type { Bounds } from '../geometry/alpha-bounds.ts';

/** Least margin around a hole, in pixels. */
const leastMargin = 256;

/** Margin as a share of the hole's longer side. */
const marginShare = 1.5;

/**
 * The part of the picture that a fill reads: the holes and a wide margin. Pixels farther away
 * seldom fit, and a whole large picture takes more memory than a browser gives.
 */
export function holeRegion(
  mask: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): Bounds | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < mask.length; i += 1) {
    if (!mask[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  if (bottom < 0) return undefined;
  const longer = Math.max(right - left, bottom - top) + 1;
  const margin = Math.max(leastMargin, Math.ceil(longer * marginShare));
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    x,
    y,
    width: Math.min(width, right + 1 + margin) - x,
    height: Math.min(height, bottom + 1 + margin) - y,
  };
}

/** Crops a mask to a region, as 0 and 1. */
export function cropMask(
  mask: Uint8Array | Uint8ClampedArray,
  across: number,
  { x, y, width, height }: Bounds,
): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (mask[(y + row) * across + x + column]) out[row * width + column] = 1;
    }
  }
  return out;
}
