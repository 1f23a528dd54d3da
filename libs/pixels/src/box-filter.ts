import type { Plane } from './rgba-image.ts';

/**
 * Mean over a square of side `2 * radius + 1`, cut at the borders; two passes of running sums, so
 * the radius costs nothing.
 */
export function boxFilter(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const rows = new Float32Array(plane.data.length);
  for (let y = 0; y < height; y += 1) filterLine(plane.data, rows, y * width, 1, width, radius);
  const out = new Float32Array(plane.data.length);
  for (let x = 0; x < width; x += 1) filterLine(rows, out, x, width, height, radius);
  return { data: out, width, height };
}

function filterLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < Math.min(radius, length); i += 1) {
    sum += from[start + i * step] as number;
    count += 1;
  }
  for (let i = 0; i < length; i += 1) {
    if (i + radius < length) {
      sum += from[start + (i + radius) * step] as number;
      count += 1;
    }
    if (i - radius - 1 >= 0) {
      sum -= from[start + (i - radius - 1) * step] as number;
      count -= 1;
    }
    to[start + i * step] = sum / count;
  }
}
