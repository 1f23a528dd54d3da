import type { Plane } from '@tintory/pixels';
import { createRows } from './enlarge.ts';

/** Weights of four neighbours for a place between the middle two (Catmull and Rom 1974). */
function weightsAt(t: number): [number, number, number, number] {
  return [
    ((2 - t) * t - 1) * t * 0.5,
    ((3 * t - 5) * t * t + 2) * 0.5,
    ((4 - 3 * t) * t + 1) * t * 0.5,
    (t - 1) * t * t * 0.5,
  ];
}

/** As `createRows`, but through cubic curves: edges stay sharper and show no diamonds. */
export function createSmoothRows(
  plane: Plane,
  width: number,
  height: number,
): (y: number) => Float32Array {
  if (plane.width >= width) return createRows(plane, width, height);
  const { data } = plane;
  const mixed = new Float32Array(plane.width + 3);
  const row = new Float32Array(width);
  const near = new Int32Array(width);
  const weights = new Float32Array(width * 4);
  for (let x = 0; x < width; x += 1) {
    const at = Math.max(0, ((x + 0.5) * plane.width) / width - 0.5);
    near[x] = Math.min(plane.width - 1, Math.floor(at));
    weights.set(weightsAt(at - Math.floor(at)), x * 4);
  }
  return (y) => {
    const at = Math.max(0, ((y + 0.5) * plane.height) / height - 0.5);
    const top = Math.floor(at);
    const [a, b, c, d] = weightsAt(at - top);
    const start = (line: number) =>
      Math.min(plane.height - 1, Math.max(0, top + line)) * plane.width;
    const [first, second, third, fourth] = [start(-1), start(0), start(1), start(2)];
    for (let x = 0; x < plane.width; x += 1) {
      mixed[x + 1] =
        (data[first + x] as number) * a +
        (data[second + x] as number) * b +
        (data[third + x] as number) * c +
        (data[fourth + x] as number) * d;
    }
    mixed[0] = mixed[1] as number;
    mixed[plane.width + 1] = mixed[plane.width] as number;
    mixed[plane.width + 2] = mixed[plane.width] as number;
    for (let x = 0; x < width; x += 1) {
      const i = near[x] as number;
      row[x] =
        (mixed[i] as number) * (weights[x * 4] as number) +
        (mixed[i + 1] as number) * (weights[x * 4 + 1] as number) +
        (mixed[i + 2] as number) * (weights[x * 4 + 2] as number) +
        (mixed[i + 3] as number) * (weights[x * 4 + 3] as number);
    }
    return row;
  };
}
