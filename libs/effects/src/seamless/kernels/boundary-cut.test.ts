import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryCut, closedCut, weightBeyond } from './boundary-cut.ts';

const strips = fc
  .tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 2, max: 12 }))
  .chain(([across, rows]) =>
    fc
      .array(fc.integer({ min: 0, max: 50 }), {
        minLength: across * rows,
        maxLength: across * rows,
      })
      .map((costs) => ({ across, costs: Float32Array.from(costs) })),
  );

const costOf = (path: Int32Array, costs: Float32Array, across: number) =>
  path.reduce((sum, x, y) => sum + (costs[y * across + x] ?? NaN), 0);

describe('a cut', () => {
  it('goes to the side along what costs nothing, as around a brick', () => {
    const costs = Float32Array.from([0, 9, 9, 9, 9, 0, 0, 0, 0, 0, 9, 9, 9, 9, 0]);
    expect([...boundaryCut(costs, 5)]).toEqual([0, 3, 4]);
  });

  it('is never dearer than a straight one', () => {
    fc.assert(
      fc.property(strips, ({ across, costs }) => {
        const cheapest = costOf(boundaryCut(costs, across), costs, across);
        const rows = costs.length / across;
        for (let x = 0; x < across; x += 1) {
          expect(cheapest).toBeLessThanOrEqual(costOf(new Int32Array(rows).fill(x), costs, across));
        }
      }),
    );
  });

  it('follows the cheap way', () => {
    const costs = Float32Array.from([9, 0, 9, 9, 9, 0, 9, 0, 9]);
    expect([...boundaryCut(costs, 3)]).toEqual([1, 2, 1]);
  });

  it('that is closed ends where it began', () => {
    fc.assert(
      fc.property(strips, ({ across, costs }) => {
        const path = closedCut(costs, across);
        expect(path.at(-1)).toBe(path[0]);
      }),
    );
  });
});

it('is one side only at each end of the overlap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (overlap, at) => {
        const cut = Math.floor(at * (overlap - 1));
        expect(weightBeyond(-1, cut, overlap)).toBe(0);
        expect(weightBeyond(overlap, cut, overlap)).toBe(1);
      },
    ),
  );
});
