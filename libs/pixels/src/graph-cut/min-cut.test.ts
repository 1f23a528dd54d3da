import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Links } from './contrast-links.ts';
import { minCut } from './min-cut.ts';

type Grid = { width: number; height: number; votes: Float32Array; links: Links };

const whole = (most: number) => fc.integer({ min: 0, max: most });

/** Small enough to try every division. */
const grids: fc.Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
  .chain(([width, height]) => {
    const each = { minLength: width * height, maxLength: width * height };
    return fc
      .record({
        votes: fc.array(fc.integer({ min: -9, max: 9 }), each),
        weights: fc.array(fc.array(whole(8), each), { minLength: 4, maxLength: 4 }),
      })
      .map(({ votes, weights }) => ({
        width,
        height,
        votes: Float32Array.from(votes),
        links: weights.map((plane, way) => within(width, height, plane, way)) as unknown as Links,
      }));
  });

/** Links that would leave the grid weigh nothing. */
function within(width: number, height: number, plane: number[], way: number): Float32Array {
  return Float32Array.from(plane, (weight, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isIn =
      way === 0
        ? x < width - 1
        : y < height - 1 && (way !== 1 || x > 0) && (way !== 3 || x < width - 1);
    return isIn ? weight : 0;
  });
}

function costOf({ width, votes, links }: Grid, side: (i: number) => number): number {
  const steps = [1, width - 1, width, width + 1];
  return votes.reduce((sum, vote, i) => {
    const against = side(i) ? Math.max(0, -vote) : Math.max(0, vote);
    const cut = links.reduce((total, weights, way) => {
      const weight = weights[i] as number;
      return total + (weight && side(i) !== side(i + (steps[way] as number)) ? weight : 0);
    }, 0);
    return sum + against + cut;
  }, 0);
}

describe('the cut', () => {
  it('costs no more than any other division', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const cut = minCut(grid.width, grid.votes, grid.links);
        const least = Array.from({ length: 2 ** grid.votes.length }, (_, sides) =>
          costOf(grid, (i) => (sides >> i) & 1),
        ).reduce((a, b) => Math.min(a, b));
        expect(costOf(grid, (i) => cut[i] ?? 0)).toBeCloseTo(least, 3);
      }),
      { numRuns: 300 },
    );
  });

  it('gives every node what it votes for where nothing links it', () => {
    const none = new Float32Array(6);
    const votes = Float32Array.of(1, -1, 2, -2, 0.5, -0.5);
    expect([...minCut(3, votes, [none, none, none, none])]).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('turns a lone voice among many', () => {
    const votes = new Float32Array(25).fill(1);
    votes[12] = -2;
    const strong = new Float32Array(25).fill(1);
    const links = [0, 1, 2, 3].map((way) => within(5, 5, [...strong], way)) as unknown as Links;
    expect([...minCut(5, votes, links)]).toEqual(Array(25).fill(1));
  });
});
