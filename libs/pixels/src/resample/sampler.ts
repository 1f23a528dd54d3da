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

/** For each target place: the two source places around its centre and the weight of the second. */
export function bilinearTaps(from: number, to: number) {
  const near = new Int32Array(to);
  const far = new Int32Array(to);
  const weight = new Float32Array(to);
  for (let i = 0; i < to; i += 1) {
    const at = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5));
    near[i] = Math.floor(at);
    far[i] = Math.min(from - 1, Math.floor(at) + 1);
    weight[i] = at - Math.floor(at);
  }
  return { near, far, weight };
}
