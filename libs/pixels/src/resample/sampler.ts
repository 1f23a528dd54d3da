import { bilinearTaps } from './bilinear-taps.ts';
import type { Plane } from '../plane/rgba-image.ts';

type Size = { width: number; height: number };

/**
 * Samples small planes at pixels of a large size, bilinearly, without enlarging them.
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
