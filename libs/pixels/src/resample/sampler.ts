import { bilinearTaps } from './bilinear-taps.ts';
import type { Plane } from '../plane/rgba-image.ts';

type Size = { width: number; height: number };

/**
 * Reads planes of a small size at places of a large one, bilinearly, without making them large.
 *
 * @returns the value of a small plane at a pixel of the large size
 */
export function createSampler(
  small: Size,
  large: Size,
): (plane: Plane, x: number, y: number) => number {
  const across = bilinearTaps(small.width, large.width);
  const down = bilinearTaps(small.height, large.height);
  return ({ data, width }, x, y) => {
    const top = down.near[y] * width;
    const bottom = down.far[y] * width;
    const left = across.near[x];
    const right = across.far[x];
    const wx = across.weight[x];
    const wy = down.weight[y];
    const a = data[top + left] * (1 - wx) + data[top + right] * wx;
    const b = data[bottom + left] * (1 - wx) + data[bottom + right] * wx;
    return a * (1 - wy) + b * wy;
  };
}
