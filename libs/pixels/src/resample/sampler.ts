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
    const top = (down.near[y] as number) * width;
    const bottom = (down.far[y] as number) * width;
    const left = across.near[x] as number;
    const right = across.far[x] as number;
    const wx = across.weight[x] as number;
    const wy = down.weight[y] as number;
    const a = (data[top + left] as number) * (1 - wx) + (data[top + right] as number) * wx;
    const b = (data[bottom + left] as number) * (1 - wx) + (data[bottom + right] as number) * wx;
    return a * (1 - wy) + b * wy;
  };
}
