import { resizePlane, shrinkPlane, createPlane, type Plane } from '@tintory/pixels';

/** Least radius of a visible blur, in pixels. */
const leastRadius = 0.6;

/** Radii in pixels from which a blur is computed at half and at a quarter of the size. */
const levels = [
  { factor: 1, from: 0 },
  { factor: 2, from: 8 },
  { factor: 4, from: 24 },
] as const;

/**
 * Lens blur: the mean of a disc with the row's radius. In linear light lamps become discs. Border
 * pixels are repeated.
 *
 * @param radii in pixels, one per row
 */
export function blurByRow(plane: Plane, radii: Float32Array): Plane {
  const { width, height, data } = plane;
  const out: Plane = { data: data.slice(), width, height };
  for (const [i, { factor, from }] of levels.entries()) {
    const below = levels[i + 1]?.from ?? Infinity;
    const isHere = (row: number) => {
      const radius = radii[row] as number;
      return radius >= Math.max(from, leastRadius) && radius < below;
    };
    const rows = Array.from({ length: height }, (_, row) => row).filter(isHere);
    if (rows.length > 0) blurRows(plane, out, { rows, radii, factor });
  }
  return out;
}

/** The same radius everywhere. */
export const blurDisc = (plane: Plane, radius: number): Plane =>
  blurByRow(plane, new Float32Array(plane.height).fill(radius));

type RowBlur = { rows: readonly number[]; radii: Float32Array; factor: 1 | 2 | 4 };

function blurRows(plane: Plane, out: Plane, { rows, radii, factor }: RowBlur): void {
  const { width, height } = plane;
  if (factor === 1) {
    const sums = runningSums(plane, reachOf(rows, radii, 1));
    for (const row of rows) blurRow(sums, row, radii[row] as number, out.data, row * width);
    return;
  }
  const [w, h] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  const small = shrinkPlane(plane, w, h);
  const sums = runningSums(small, reachOf(rows, radii, factor));
  const blurred = createPlane(w, h);
  const first = Math.max(0, Math.floor((rows[0] as number) / factor) - 1);
  const last = Math.min(h - 1, Math.ceil((rows.at(-1) as number) / factor) + 1);
  for (let row = first; row <= last; row += 1) {
    const radius = radii[Math.min(height - 1, Math.round((row + 0.5) * factor))] as number;
    blurRow(sums, row, Math.max(1, radius / factor), blurred.data, row * w);
  }
  const large = resizePlane(blurred, width, height);
  for (const row of rows) {
    out.data.set(large.data.subarray(row * width, (row + 1) * width), row * width);
  }
}

const reachOf = (rows: readonly number[], radii: Float32Array, factor: number): number =>
  Math.ceil(rows.reduce((most, row) => Math.max(most, radii[row] as number), 0) / factor) + 2;

/** Prefix sums of the rows within a disc; `held` is the row in each slot. */
type Sums = { data: Float64Array; held: Int32Array; plane: Plane; margin: number; stride: number };

/** Rows are extended at both ends by `margin` pixels, the reach of discs in all directions. */
function runningSums(plane: Plane, margin: number): Sums {
  const stride = plane.width + 2 * margin + 1;
  const count = Math.min(plane.height, 2 * margin + 1);
  const held = new Int32Array(count).fill(-1);
  return { data: new Float64Array(stride * count), held, plane, margin, stride };
}

/** Start of a row's sums, computed on first use. */
function sumsOf({ data, held, plane, margin, stride }: Sums, row: number): number {
  const place = row % held.length;
  const start = place * stride;
  if (held[place] === row) return start;
  held[place] = row;
  const { width } = plane;
  let sum = 0;
  data[start] = 0;
  for (let i = 0; i < stride - 1; i += 1) {
    const x = i - margin;
    sum += plane.data[row * width + (x < 0 ? 0 : x >= width ? width - 1 : x)] as number;
    data[start + i + 1] = sum;
  }
  return start;
}

/** A disc is a stack of runs whose ends count by coverage. */
function blurRow(sums: Sums, row: number, radius: number, out: Float32Array, start: number): void {
  const { plane, margin, data } = sums;
  const { width, height } = plane;
  const line = new Float64Array(width);
  let weight = 0;
  for (let dy = -Math.ceil(radius); dy <= radius; dy += 1) {
    const half = Math.sqrt(Math.max(0, (radius + 0.5) ** 2 - dy * dy)) - 0.5;
    if (half < 0) continue;
    const whole = Math.floor(half);
    const part = half - whole;
    const from = sumsOf(sums, Math.min(height - 1, Math.max(0, row + dy))) + margin;
    weight += 2 * half + 1;
    addRun(data, line, { from, whole, part });
  }
  for (let x = 0; x < width; x += 1) out[start + x] = (line[x] as number) / weight;
}

/** Adds the sum over `whole` pixels on both sides, and `part` of the next ones. */
function addRun(
  sums: Float64Array,
  line: Float64Array,
  { from, whole, part }: { from: number; whole: number; part: number },
): void {
  const full = 1 - part;
  // Between two runs that differ by a pixel at both ends, the sum is linear in `part`.
  for (let x = 0, left = from - whole, right = from + whole + 1; x < line.length; x += 1) {
    const inner = (sums[right + x] as number) - (sums[left + x] as number);
    const outer = (sums[right + x + 1] as number) - (sums[left + x - 1] as number);
    line[x] = (line[x] as number) + inner * full + outer * part;
  }
}
