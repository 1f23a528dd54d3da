/** A stroke of a round brush; points and radius in fractions, the radius of the longer side. */
export type Stroke = {
  mode: 'keep' | 'erase';
  radius: number;
  points: readonly (readonly [x: number, y: number])[];
  /** A tap on an object: selects all of it, not only what the brush covers. */
  tap?: true | undefined;
};

export const strokeNone = 0;
export const strokeKeep = 1;
export const strokeErase = 2;

/**
 * Rasterises strokes; later ones win.
 *
 * @returns one of the three constants a pixel
 */
export function rasterizeStrokes(
  strokes: readonly Stroke[],
  width: number,
  height: number,
): Uint8Array {
  const canvas = createCanvas(width, height);
  const longer = Math.max(width, height);
  // The last stroke first: pixels with a value are skipped, as most of a scribble is.
  for (const { mode, radius, points } of strokes.toReversed()) {
    const value = mode === 'keep' ? strokeKeep : strokeErase;
    const r = Math.max(0.5, radius * longer);
    points.forEach(([x, y], i) => {
      const [xBefore, yBefore] = points[i - 1] ?? [x, y];
      const from = { x: xBefore * width, y: yBefore * height };
      drawSegment(canvas, { from, to: { x: x * width, y: y * height }, radius: r }, value);
    });
  }
  return canvas.drawn;
}

type Canvas = {
  drawn: Uint8Array;
  /** Union-find links to a row's next pixel without a value: itself, or one further along. */
  free: Int32Array;
  width: number;
  height: number;
};

/** Each row has one extra entry, which ends its links. */
const createCanvas = (width: number, height: number): Canvas => ({
  drawn: new Uint8Array(width * height),
  free: Int32Array.from({ length: (width + 1) * height }, (_, i) => i % (width + 1)),
  width,
  height,
});

type Point = { x: number; y: number };
type Segment = { from: Point; to: Point; radius: number };

/** Rows nearly parallel to a segment have no computed border; longer spans than needed are safe. */
const [leastRise, slack] = [1e-3, 1e-4];

/** Row by row, from border to border; each pixel is still tested against the radius. */
function drawSegment(canvas: Canvas, segment: Segment, value: number): void {
  const { drawn, free, width, height } = canvas;
  const { from, to, radius } = segment;
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + radius));
  const left = createBorder(segment, -1);
  const right = createBorder(segment, 1);
  for (let y = top; y <= bottom; y += 1) {
    const row = y * (width + 1);
    const first = Math.max(0, Math.ceil(borderAt(left, y + 0.5) - 0.5 - slack));
    if (first >= width) continue;
    let x = nextFree(free, row, first);
    if (x >= width) continue;
    const last = Math.min(width - 1, borderAt(right, y + 0.5) - 0.5 + slack);
    for (; x <= last; x = nextFree(free, row, x + 1)) {
      if (!covers(segment, x + 0.5, y + 0.5)) continue;
      drawn[y * width + x] = value;
      free[row + x] = x + 1;
    }
  }
}

/** One side of a capsule: an arc, a straight line, an arc. */
type Border = {
  side: -1 | 1;
  upper: Point;
  lower: Point;
  radius: number;
  /** The line, and between which heights it is the border. */
  start: Point;
  end: number;
  slope: number;
};

function createBorder({ from, to, radius }: Segment, side: -1 | 1): Border {
  const [upper, lower] = from.y <= to.y ? [from, to] : [to, from];
  const [dx, dy] = [lower.x - upper.x, lower.y - upper.y];
  const aside = (side * radius) / (Math.hypot(dx, dy) || 1);
  const start = { x: upper.x + aside * dy, y: upper.y - aside * dx };
  const border = { side, upper, lower, radius, start, end: lower.y - aside * dx, slope: dx / dy };
  if (dy >= leastRise) return border;
  const x = side * (Math.max(side * upper.x, side * lower.x) + radius);
  return { ...border, start: { x, y: start.y - slack }, end: border.end + slack, slope: 0 };
}

/**
 * @param y of a row's centre
 * @returns x of the border there
 */
function borderAt({ side, upper, lower, radius, start, end, slope }: Border, y: number): number {
  if (y > start.y && y < end) return start.x + (y - start.y) * slope;
  const { x, y: middle } = y <= start.y ? upper : lower;
  return x + side * Math.sqrt(Math.max(0, radius * radius - (y - middle) ** 2));
}

/** Union-find with path halving: skips finished pixels, however many. */
function nextFree(free: Int32Array, row: number, from: number): number {
  let x = from;
  for (let next = free[row + x]; next !== x; next = free[row + x]) {
    free[row + x] = free[row + next];
    x = next;
  }
  return x;
}

function covers({ from, to, radius }: Segment, x: number, y: number): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [px, py] = [x - from.x, y - from.y];
  const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return (px - t * dx) ** 2 + (py - t * dy) ** 2 <= radius * radius;
}
