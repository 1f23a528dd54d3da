import { createPlane, type Plane } from '@tintory/pixels';
import { createNoise } from './noise.ts';

/** A fold along a quadratic Bézier curve with these three control points, in millimetres. */
export type Fold = {
  path: readonly [number, number, number, number, number, number];
  height: number;
  /** From its ridge to its foot. */
  width: number;
  /** -1 to 1: how much steeper the side to the right of the curve's direction is. */
  lean: number;
  /** Position of the highest point along the curve, 0 to 1. */
  peak: number;
};

/** Line segments per curve. */
const pieces = 28;
/** Noise that bends folds away from the drawn curve: amplitude and wavelength in millimetres. */
const wander = [
  { amount: 9, length: 95 },
  { amount: 3.5, length: 34 },
] as const;

/** The heights of folds in millimetres on a grid over the view. */
export function drawFolds(
  folds: readonly Fold[],
  side: number,
  cells: number,
  seed: number,
): Plane {
  const plane = createPlane(cells, cells);
  const noise = createNoise(seed);
  const cell = side / cells;
  const points = folds.map((fold) => pointsOf(fold.path));
  for (let i = 0; i < cells * cells; i += 1) {
    let [x, y] = [((i % cells) + 0.5) * cell, (Math.floor(i / cells) + 0.5) * cell];
    for (const { amount, length } of wander) {
      const [wx, wy] = [noise(x / length, y / length), noise(x / length + 37, y / length + 11)];
      x += wx * amount;
      y += wy * amount;
    }
    let sum = 0;
    for (const [index, fold] of folds.entries())
      sum += heightAt(fold, points[index] as Float32Array, x, y);
    plane.data[i] = sum;
  }
  return plane;
}

function pointsOf([ax, ay, bx, by, cx, cy]: Fold['path']): Float32Array {
  const points = new Float32Array((pieces + 1) * 2);
  for (let i = 0; i <= pieces; i += 1) {
    const t = i / pieces;
    points[i * 2] = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx;
    points[i * 2 + 1] = (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy;
  }
  return points;
}

function heightAt(fold: Fold, points: Float32Array, x: number, y: number): number {
  let [best, along, off] = [Infinity, 0, 0];
  for (let i = 0; i < pieces; i += 1) {
    const [ax, ay] = [points[i * 2] as number, points[i * 2 + 1] as number];
    const [ex, ey] = [(points[i * 2 + 2] as number) - ax, (points[i * 2 + 3] as number) - ay];
    const square = ex * ex + ey * ey || 1e-6;
    const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / square));
    const [dx, dy] = [x - ax - ex * t, y - ay - ey * t];
    const distance = dx * dx + dy * dy;
    if (distance >= best) continue;
    best = distance;
    along = (i + t) / pieces;
    off = Math.sign(ex * dy - ey * dx) * Math.sqrt(distance);
  }
  const rise = along < fold.peak ? along / fold.peak : (1 - along) / (1 - fold.peak);
  const strength = rise * rise * (3 - 2 * rise);
  if (strength <= 0) return 0;
  const width = fold.width * (0.45 + 0.55 * strength);
  const d = (off / width) * (off > 0 ? 1 + fold.lean * 0.6 : 1 - fold.lean * 0.6);
  // A ridge with a shallow valley on its steeper side.
  const valley = 0.42 * Math.exp(-((d - Math.sign(fold.lean || 1) * 1.7) ** 2) * 1.1);
  return fold.height * strength * (Math.exp(-d * d * 1.3) - valley);
}
