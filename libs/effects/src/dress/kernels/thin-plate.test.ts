import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './body-pose.ts';
import { fitThinPlate } from './thin-plate.ts';

/** Points of a jittered grid: all distinct and not collinear. */
const points = fc
  .array(
    fc.tuple(
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    ),
    {
      minLength: 6,
      maxLength: 16,
    },
  )
  .map((shifts) =>
    shifts.map(([dx, dy], i): Point => [((i % 3) + dx) * 100, (Math.floor(i / 3) + dy) * 100]),
  );
const moves = fc.array(
  fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -80, max: 80 })),
  {
    minLength: 16,
    maxLength: 16,
  },
);
const place = fc.tuple(fc.integer({ min: -200, max: 800 }), fc.integer({ min: -200, max: 800 }));

describe('a thin-plate spline', () => {
  it('takes each point to its partner', () => {
    fc.assert(
      fc.property(points, moves, (from, shifts) => {
        const to = from.map(([x, y], i): Point => [
          x + (shifts[i]?.[0] ?? 0),
          y + (shifts[i]?.[1] ?? 0),
        ]);
        const warp = fitThinPlate(from, to);
        from.forEach(([x, y], i) => {
          const [u, v] = warp(x, y);
          expect(u).toBeCloseTo(to[i]?.[0] ?? NaN, 4);
          expect(v).toBeCloseTo(to[i]?.[1] ?? NaN, 4);
        });
      }),
    );
  });

  it('leaves every place where it is for points that stay', () => {
    fc.assert(
      fc.property(points, place, (from, [x, y]) => {
        const [u, v] = fitThinPlate(from, from)(x, y);
        expect(u).toBeCloseTo(x, 6);
        expect(v).toBeCloseTo(y, 6);
      }),
    );
  });

  it('refuses points without partners', () => {
    expect(() =>
      fitThinPlate(
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        [[0, 0]],
      ),
    ).toThrow(RangeError);
  });
});
