import type { Plane } from '../plane/rgba-image.ts';

/**
 * Mean over a square of side `2 * radius + 1`, cut at the borders; running sums make the cost
 * independent of the radius.
 */
export function boxFilter({ data, width, height }: Plane, radius: number): Plane {
  const out = new Float32Array(data.length);
  const sums = new Float64Array(width);
  const line = new Float32Array(width);
  // Ring buffer of the rows in reach: an entering row replaces the leaving one.
  const kept = Math.min(height, 2 * radius + 1);
  const rows = new Float32Array(kept * width);
  let count = 0;
  for (let y = -radius; y < height; y += 1) {
    const [enters, leaves] = [y + radius, y - radius - 1];
    if (enters < height) filterRow(data, line, enters * width, radius);
    else line.fill(0);
    if (enters < height) count += 1;
    if (leaves >= 0) count -= 1;
    const place = enters < height ? enters : leaves;
    if (place >= 0) exchange(sums, rows, (place % kept) * width, line);
    if (y < 0) continue;
    const share = 1 / count;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      out[at] = sums[x] * share;
    }
  }
  return { data: out, width, height };
}

/** Replaces a row and updates the sums; rows start as 0. */
function exchange(sums: Float64Array, rows: Float32Array, place: number, line: Float32Array): void {
  for (let x = 0, at = place; x < line.length; x += 1, at += 1) {
    const value = line[x];
    sums[x] = sums[x] + value - rows[at];
    rows[at] = value;
  }
}

/**
 * Soft blur of about this many pixels, at least one: three box filters approximate a Gaussian
 * (Wells, PAMI 1986).
 */
export function boxBlur(plane: Plane, radius: number): Plane {
  const box = Math.max(1, Math.round(radius));
  return boxFilter(boxFilter(boxFilter(plane, box), box), box);
}

/** The means along one row of `from`, into `to`. */
function filterRow(from: Float32Array, to: Float32Array, start: number, radius: number): void {
  const length = to.length;
  const width = 2 * radius + 1;
  // Up to the first and from the last on, the border is in reach.
  const [first, last] = [Math.min(radius, length - 1), Math.max(radius + 1, length - radius)];
  let sum = 0;
  let count = 0;
  for (let at = 0; at < Math.min(radius, length); at += 1, count += 1) {
    sum += from[start + at];
  }
  for (let at = 0; at <= first; at += 1) {
    if (at + radius < length) {
      sum += from[start + at + radius];
      count += 1;
    }
    to[at] = sum / count;
  }
  const share = 1 / width;
  for (let at = radius + 1, enters = start + width; at < last; at += 1, enters += 1) {
    sum += from[enters] - from[enters - width];
    to[at] = sum * share;
  }
  for (let at = last; at < length; at += 1) {
    sum -= from[start + at - radius - 1];
    count -= 1;
    to[at] = sum / count;
  }
}
