import { curve, hole, solid, type Point } from './pen.ts';

/** A leaf from its foot to its tip, with its vein left open. */
export function leaf([x, y]: Point, [tipX, tipY]: Point, half: number): string {
  const [dx, dy] = [tipX - x, tipY - y];
  const length = Math.hypot(dx, dy);
  const at = (along: number, across: number): Point => [
    x + dx * along - (dy / length) * across,
    y + dy * along + (dx / length) * across,
  ];
  const side = (way: 1 | -1) =>
    curve([at(0, 0), at(0.3, half * 0.9 * way), at(0.62, half * 0.8 * way), at(1, 0)]);
  const vein = [at(0.14, 0), at(0.5, half * 0.1), at(0.82, 0), at(0.5, -half * 0.1)];
  return solid([...side(1), ...side(-1).toReversed()]) + hole(vein);
}
