import type { Plane } from '../plane/rgba-image.ts';
import { bilinearTaps } from './bilinear-taps.ts';

/**
 * Reads a plane as rows of another size, bilinearly; each row is valid until the next call.
 * Interpolates vertically once per row, then along it.
 */
export function bilinearRows(
  { data, ...from }: Plane,
  width: number,
  height: number,
): (y: number) => Float32Array {
  if (from.width === width && from.height === height) {
    return (y) => data.subarray(y * width, (y + 1) * width);
  }
  const down = bilinearTaps(from.height, height);
  const { near, far, weight } = bilinearTaps(from.width, width);
  const mixed = new Float64Array(from.width);
  const row = new Float32Array(width);
  return (y) => {
    const top = down.near[y] * from.width;
    const bottom = down.far[y] * from.width;
    const share = down.weight[y];
    for (let x = 0; x < from.width; x += 1) {
      mixed[x] = data[top + x] * (1 - share) + data[bottom + x] * share;
    }
    for (let x = 0; x < width; x += 1) {
      const across = weight[x];
      const left = mixed[near[x]];
      const right = mixed[far[x]];
      row[x] = left * (1 - across) + right * across;
    }
    return row;
  };
}
