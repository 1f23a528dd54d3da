import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Links } from './contrast-links.ts';
import { createCut, minCut } from './min-cut.ts';

type Grid = { width: number; height: number; votes: Float32Array; links: Links };

const whole = (most: number) => fc.integer({ min: 0, max: most });

/** Small enough to try every division. */
const grids = gridsUpTo(4, 3);
/** Too large for that. */
const largeGrids = gridsUpTo(9, 7);

function gridsUpTo(widest: number, highest: number): fc.Arbitrary<Grid> {
  const sizes = fc.tuple(fc.integer({ min: 1, max: widest }), fc.integer({ min: 1, max: highest }));
  return sizes.chain(([width, height]) => {
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
}

/** Maximum flow along shortest paths (Edmonds and Karp, JACM 1972). */
function maxFlow({ width, votes, links }: Grid): number {
  const [source, sink] = [votes.length, votes.length + 1];
  const room = Array.from({ length: votes.length + 2 }, () => new Map<number, number>());
  const add = (from: number, to: number, more: number) =>
    room[from]?.set(to, (room[from]?.get(to) ?? 0) + more);
  const steps = [1, width - 1, width, width + 1];
  votes.forEach((vote, i) => {
    if (vote > 0) add(source, i, vote);
    if (vote < 0) add(i, sink, -vote);
    links.forEach((weights, way) => {
      const [weight, other] = [weights[i], i + steps[way]];
      if (weight === 0) return;
      add(i, other, weight);
      add(other, i, weight);
    });
  });
  for (let sum = 0; ;) {
    const path = shortestWay(room, source, sink);
    if (!path) return sum;
    const flow = Math.min(...path.map(([from, to]) => room[from]?.get(to) ?? 0));
    for (const [from, to] of path) {
      add(from, to, -flow);
      add(to, from, flow);
    }
    sum += flow;
  }
}

function shortestWay(room: Map<number, number>[], source: number, sink: number) {
  const cameFrom = new Map([[source, source]]);
  for (const at of cameFrom.keys()) {
    for (const [to, left] of room[at] ?? []) {
      if (left > 0 && !cameFrom.has(to)) cameFrom.set(to, at);
    }
  }
  if (!cameFrom.has(sink)) return null;
  const path: [from: number, to: number][] = [];
  for (let at = sink; at !== source; at = cameFrom.get(at) as number) {
    path.push([cameFrom.get(at) as number, at]);
  }
  return path;
}

/** Links that leave the grid have weight 0. */
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
      const weight = weights[i];
      return total + (weight && side(i) !== side(i + steps[way]) ? weight : 0);
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

  it('is as cheap after other votes as without them', () => {
    fc.assert(
      fc.property(largeGrids, fc.infiniteStream(fc.integer({ min: -9, max: 9 })), (grid, other) => {
        const cut = createCut(grid.width, grid.links);
        cut(grid.votes.map(() => other.next().value as number));
        const again = { ...grid, votes: grid.votes.map((vote) => vote - 1) };
        for (const one of [grid, again]) {
          const mask = cut(one.votes);
          expect(costOf(one, (i) => mask[i] ?? 0)).toBeCloseTo(maxFlow(one), 3);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('costs as much as the most that can flow in a grid of some size', () => {
    fc.assert(
      fc.property(largeGrids, (grid) => {
        const mask = minCut(grid.width, grid.votes, grid.links);
        expect(costOf(grid, (i) => mask[i] ?? 0)).toBeCloseTo(maxFlow(grid), 3);
      }),
      { numRuns: 60 },
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
