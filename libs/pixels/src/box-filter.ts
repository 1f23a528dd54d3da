import type { Plane } from './rgba-image.ts';

/**
 * Mean over a square of side `2 * radius + 1`, cut at the borders; two passes of running sums, so
 * the radius costs nothing.
 */
export function boxFilter(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const rows = new Float32Array(plane.data.length);
  for (let y = 0; y < height; y += 1) filterRow(plane.data, rows, y * width, width, radius);
  return { data: filterColumns(rows, width, height, radius), width, height };
}

/**
 * Soft blur of about so many pixels, at least one: three box filters are close to a Gaussian (Wells,
 * PAMI 1986).
 */
export function boxBlur(plane: Plane, radius: number): Plane {
  const box = Math.max(1, Math.round(radius));
  return boxFilter(boxFilter(boxFilter(plane, box), box), box);
}

function filterRow(
  from: Float32Array,
  to: Float32Array,
  start: number,
  length: number,
  radius: number,
): void {
  let sum = 0;
  let count = 0;
  for (let i = -radius; i < length; i += 1) {
    // Nearly all places are here: no border within reach.
    if (i > radius && i + radius < length) {
      sum += from[start + i + radius] as number;
      sum -= from[start + i - radius - 1] as number;
      to[start + i] = sum / count;
      continue;
    }
    if (i + radius < length) {
      sum += from[start + i + radius] as number;
      count += 1;
    }
    if (i > radius) {
      sum -= from[start + i - radius - 1] as number;
      count -= 1;
    }
    if (i >= 0) to[start + i] = sum / count;
  }
}

/** All columns together, row after row, as memory lies. */
function filterColumns(
  from: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = -radius; y < height; y += 1) {
    const enters = (y + radius) * width;
    const leaves = (y - radius - 1) * width;
    if (y > radius && y + radius < height) {
      for (let x = 0; x < width; x += 1) {
        const sum =
          (sums[x] as number) + (from[enters + x] as number) - (from[leaves + x] as number);
        sums[x] = sum;
        to[y * width + x] = sum / count;
      }
      continue;
    }
    if (y + radius < height) {
      for (let x = 0; x < width; x += 1) {
        sums[x] = (sums[x] as number) + (from[enters + x] as number);
      }
      count += 1;
    }
    if (y > radius) {
      for (let x = 0; x < width; x += 1) {
        sums[x] = (sums[x] as number) - (from[leaves + x] as number);
      }
      count -= 1;
    }
    if (y < 0) continue;
    for (let x = 0; x < width; x += 1) to[y * width + x] = (sums[x] as number) / count;
  }
  return to;
}
