import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lanczosTaps, type Taps } from './lanczos-taps.ts';

const side = fc.integer({ min: 1, max: 60 });
const weightsOf = ({ weights, count, reach }: Taps, i: number) =>
  Array.from(weights.subarray(i * reach, i * reach + (count[i] ?? 0)));

/** The total weight of each source pixel over all target pixels. */
function totals(taps: Taps, from: number): number[] {
  const sums = Array.from({ length: from }, () => 0);
  taps.first.forEach((first, i) => {
    weightsOf(taps, i).forEach((weight, k) => (sums[first + k] = (sums[first + k] ?? 0) + weight));
  });
  return sums;
}

/** The weights of one target pixel over the whole source; 0 where it has none. */
function spread(taps: Taps, i: number, from: number): number[] {
  const weights = Array.from({ length: from }, () => 0);
  weightsOf(taps, i).forEach((weight, k) => (weights[(taps.first[i] ?? 0) + k] = weight));
  return weights;
}

describe('the weights of one axis', () => {
  it('add up to 1 and stay within the source, whatever the sizes', () => {
    fc.assert(
      fc.property(side, side, (from, to) => {
        const taps = lanczosTaps({ start: 0, length: from }, to);
        for (let i = 0; i < to; i += 1) {
          const weights = weightsOf(taps, i);
          expect(weights.length).toBeGreaterThan(0);
          expect(weights.reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 5);
          expect((taps.first[i] ?? -1) + weights.length).toBeLessThanOrEqual(from);
          expect(taps.first[i]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('let every source pixel count alike when shrinking, away from the borders', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 9, max: 14 }), (by, to) => {
        const inside = totals(lanczosTaps({ start: 0, length: by * to }, to), by * to);
        for (const total of inside.slice(by * 3, -by * 3)) {
          expect(Math.abs(total * by - 1)).toBeLessThan(0.02);
        }
      }),
    );
  });

  it('reach three target pixels to each side when shrinking, three source pixels otherwise', () => {
    expect(lanczosTaps({ start: 0, length: 400 }, 100).count[50]).toBe(24);
    expect(lanczosTaps({ start: 0, length: 100 }, 400).count[200]).toBe(6);
  });

  it('are mirrored when the axis is', () => {
    fc.assert(
      fc.property(side, side, (from, to) => {
        const taps = lanczosTaps({ start: 0, length: from }, to);
        for (let i = 0; i < to; i += 1) {
          const mirrored = spread(taps, to - 1 - i, from).reverse();
          spread(taps, i, from).forEach((weight, k) => expect(mirrored[k]).toBeCloseTo(weight, 4));
        }
      }),
    );
  });
});
