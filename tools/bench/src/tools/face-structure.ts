import { boxFilter, type Plane } from '@tintory/pixels';

export type Point = [x: number, y: number];

/** Side of the square that every face is laid onto. */
const side = 96;

/** Where both eyes and the mouth lie on it: the same for everybody, so that shape plays no part. */
const anchors: readonly [Point, Point, Point] = [
  [29, 34],
  [67, 34],
  [48, 74],
];

/**
 * The inner face on a square of its own: eyes and mouth of every face fall onto the same places,
 * whatever its size, lean and proportions.
 *
 * @param luma 0 to 255
 * @param inner in pixels: both corners of each eye, the nose, both corners of the mouth, both lips
 */
export function alignFace(luma: Plane, inner: readonly Point[]): Plane {
  const [left, right] = [middle(inner.slice(0, 2)), middle(inner.slice(2, 4))];
  const toPicture = affine(anchors, [left, right, middle(inner.slice(5, 7))]);
  // Detail finer than the square's pixels would come out as noise.
  const pixel =
    Math.hypot(right[0] - left[0], right[1] - left[1]) / (anchors[1][0] - anchors[0][0]);
  const { data, width, height } = boxFilter(luma, Math.round(pixel / 2));
  const out = new Float32Array(side * side);
  for (let i = 0; i < out.length; i += 1) {
    const [x, y] = toPicture(i % side, Math.floor(i / side));
    const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
    const row = Math.min(height - 2, Math.max(0, Math.floor(y)));
    const [fx, fy] = [Math.min(1, Math.max(0, x - column)), Math.min(1, Math.max(0, y - row))];
    const at = (across: number, down: number) =>
      data[(row + down) * width + column + across] as number;
    const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx;
    const lower = at(0, 1) * (1 - fx) + at(1, 1) * fx;
    out[i] = upper * (1 - fy) + lower * fy;
  }
  return { data: out, width: side, height: side };
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

type Three = readonly [Point, Point, Point];

/** The affine map that takes three points onto three others. */
function affine([[x0, y0], [x1, y1], [x2, y2]]: Three, to: Three) {
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  return (x: number, y: number): Point => {
    const second = ((x - x0) * (y2 - y0) - (x2 - x0) * (y - y0)) / area;
    const third = ((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) / area;
    const mix = (axis: 0 | 1) =>
      to[0][axis] * (1 - second - third) + to[1][axis] * second + to[2][axis] * third;
    return [mix(0), mix(1)];
  };
}

const [cell, bins] = [8, 9];
const cells = side / cell;

/**
 * Which way edges run in each part of an aligned face: histograms of oriented gradients (Dalal and
 * Triggs, CVPR 2005), each part's scaled to the same length. Skin's tone and light's strength play
 * no part in it. Parts outside of the inner face stay 0.
 */
export function faceStructure({ data }: Plane): Float32Array {
  const found = new Float32Array(cells * cells * bins);
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const i = y * side + x;
      const dx = (data[i + 1] as number) - (data[i - 1] as number);
      const dy = (data[i + side] as number) - (data[i - side] as number);
      // A half turn is the same edge.
      const turn = ((Math.atan2(dy, dx) / Math.PI + 1) % 1) * bins;
      const part = Math.floor(y / cell) * cells + Math.floor(x / cell);
      const [low, high] = [Math.floor(turn) % bins, (Math.floor(turn) + 1) % bins];
      const strength = Math.hypot(dx, dy);
      found[part * bins + low] = (found[part * bins + low] as number) + strength * (1 - (turn % 1));
      found[part * bins + high] = (found[part * bins + high] as number) + strength * (turn % 1);
    }
  }
  for (let part = 0; part < cells * cells; part += 1) {
    const histogram = found.subarray(part * bins, (part + 1) * bins);
    const length = Math.hypot(flat, ...histogram);
    const scale = isInner(part) ? 1 / length : 0;
    for (let bin = 0; bin < bins; bin += 1) histogram[bin] = (histogram[bin] as number) * scale;
  }
  return found;
}

/** Gradients that add up to less than this are noise. */
const flat = 200;

/** Brows, eyes, nose and mouth lie within an ellipse; hair, ears and wall do not. */
function isInner(part: number): boolean {
  const [x, y] = [((part % cells) + 0.5) * cell, (Math.floor(part / cells) + 0.5) * cell];
  return Math.hypot((x - 48) / 40, (y - 50) / 42) <= 1;
}

/** How alike two structures are: 1 for the same, about 0 for nothing in common. */
export function alike(a: Float32Array, b: Float32Array): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [both, ownA, ownB] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    // What is outside of the face in both tells nothing.
    if (a[i] === 0 && b[i] === 0) continue;
    const [u, v] = [(a[i] as number) - meanA, (b[i] as number) - meanB];
    both += u * v;
    ownA += u * u;
    ownB += v * v;
  }
  return both / Math.sqrt(ownA * ownB || 1);
}

function meanOf(values: Float32Array): number {
  const inner = values.filter((value) => value !== 0);
  return inner.reduce((sum, value) => sum + value, 0) / Math.max(1, inner.length);
}
