import fc from 'fast-check';
import { expect, it } from 'vitest';
import { triangulate } from './delaunay.ts';

const coordinate = fc.integer({ min: 0, max: 500 });
const somePoints = fc
  .uniqueArray(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 30, selector: String })
  .map((points) => points.flat());

const at = (points: readonly number[], i: number) =>
  [points[i * 2] as number, points[i * 2 + 1] as number] as const;

/** Positive if d lies inside the circle through a, b and c, whichever way they turn. */
function inCircle(points: readonly number[], a: number, b: number, c: number, d: number): number {
  const [dx, dy] = at(points, d);
  const rows = [a, b, c].map((i) => {
    const [x, y] = at(points, i);
    return [x - dx, y - dy, (x - dx) ** 2 + (y - dy) ** 2] as const;
  });
  const [p, q, r] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
  const determinant =
    p[0] * (q[1] * r[2] - q[2] * r[1]) -
    p[1] * (q[0] * r[2] - q[2] * r[0]) +
    p[2] * (q[0] * r[1] - q[1] * r[0]);
  const [[ax, ay], [bx, by], [cx, cy]] = [at(points, a), at(points, b), at(points, c)];
  return determinant * Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

it('leaves no point inside the circle around a triangle', () => {
  fc.assert(
    fc.property(somePoints, (points) => {
      const triangles = triangulate(points);
      for (let i = 0; i < triangles.length; i += 3) {
        const [a, b, c] = triangles.subarray(i, i + 3) as unknown as [number, number, number];
        for (let d = 0; d < points.length / 2; d += 1) {
          if (d === a || d === b || d === c) continue;
          expect(inCircle(points, a, b, c, d)).toBeLessThanOrEqual(1);
        }
      }
    }),
  );
});

it('cuts a square with a point in its middle into four', () => {
  expect(triangulate([0, 0, 10, 0, 10, 10, 0, 10, 5, 5]).length).toBe(12);
});
