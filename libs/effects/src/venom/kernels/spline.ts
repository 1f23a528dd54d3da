import type { Point } from './face-frame.ts';

/**
 * A smooth line through all points (Catmull and Rom 1974).
 *
 * @param steps segments between two points
 */
export function splineThrough(points: readonly Point[], steps: number): Point[] {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  const line: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step += 1) line.push(between(a, b, c, d, step / steps));
  }
  line.push(at(points.length - 1));
  return line;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const axis = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [axis(0), axis(1)];
}

/** The point at this share of a polyline, counted in points rather than in length. */
export function alongLine(line: readonly Point[], share: number): Point {
  const place = Math.min(1, Math.max(0, share)) * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(place));
  const [a, b] = [line[index] as Point, line[index + 1] as Point];
  const t = place - index;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
