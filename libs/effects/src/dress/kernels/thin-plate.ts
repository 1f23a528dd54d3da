import { solve } from 'ml-matrix';
import type { Point } from './body-pose.ts';

/** Maps a point of one picture to another picture, both in pixels. */
export type Warp = (x: number, y: number) => Point;

/**
 * The smoothest map from each point to its partner: thin-plate splines (Bookstein, PAMI 1989).
 *
 * @param from at least three distinct points that are not collinear
 * @param to their targets, in the same order
 * @throws RangeError if there are fewer than three pairs or the numbers differ
 */
export function fitThinPlate(from: readonly Point[], to: readonly Point[]): Warp {
  if (from.length !== to.length || from.length < 3) {
    throw new RangeError('Thin plates need three pairs of points or more.');
  }
  const { middle, scale } = frameOf(from);
  const knots = from.map(([x, y]): Point => [(x - middle[0]) * scale, (y - middle[1]) * scale]);
  const system = equations(knots);
  // Fits displacements instead of positions: identical points give the exact identity.
  const moves = to.map(([x, y], i) => {
    const [fromX, fromY] = from[i] as Point;
    return [x - fromX, y - fromY];
  });
  const bend = solve(system, [...moves, ...[0, 0, 0].map(() => [0, 0])]);
  const [across, down] = [bend.getColumn(0), bend.getColumn(1)];
  return (x, y) => {
    const [u, v] = [(x - middle[0]) * scale, (y - middle[1]) * scale];
    const terms = [...knots.map((knot) => kernel(u - knot[0], v - knot[1])), 1, u, v];
    return [x + dot(terms, across), y + dot(terms, down)];
  };
}

/** Normalised to about 1, to keep the equations well conditioned. */
function frameOf(points: readonly Point[]): { middle: Point; scale: number } {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle: Point = [mean(0), mean(1)];
  const widest = Math.max(...points.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  return { middle, scale: 1 / Math.max(widest, 1e-9) };
}

function equations(knots: readonly Point[]): number[][] {
  const rows = knots.map(([x, y]) => [
    ...knots.map((other) => kernel(x - other[0], y - other[1])),
    ...[1, x, y],
  ]);
  const sides = [() => 1, ([x]: Point) => x, ([, y]: Point) => y].map((term) => [
    ...knots.map(term),
    ...[0, 0, 0],
  ]);
  return [...rows, ...sides];
}

/** r² log r² */
function kernel(x: number, y: number): number {
  const square = x * x + y * y;
  return square > 0 ? square * Math.log(square) : 0;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
