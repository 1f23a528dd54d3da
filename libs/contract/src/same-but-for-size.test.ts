import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameButForSize } from './same-but-for-size.ts';

const side = fc.integer({ min: 16, max: 9_000 });
const factor = fc.double({ min: 0.01, max: 1, noNaN: true });
const rounding = fc.constantFrom(Math.round, Math.floor, Math.ceil);

describe('two pictures', () => {
  it('are of one shape whatever one picture was scaled down to, and however it was rounded', () => {
    fc.assert(
      fc.property(side, side, factor, factor, rounding, rounding, (width, height, a, b, ra, rb) => {
        const scaled = (by: number, round: (value: number) => number) => ({
          width: Math.max(1, round(width * by)),
          height: Math.max(1, round(height * by)),
        });
        expect(sameButForSize(scaled(a, ra), scaled(b, rb))).toBe(true);
        expect(sameButForSize({ width, height }, scaled(b, rb))).toBe(true);
      }),
    );
  });

  it.each([
    [5_000, 1_000, 333, 67],
    [1_000, 5_000, 67, 333],
    [320, 240, 640, 480],
  ])('are of one shape: %i × %i and %i × %i', (width, height, w, h) => {
    expect(sameButForSize({ width, height }, { width: w, height: h })).toBe(true);
    expect(sameButForSize({ width: w, height: h }, { width, height })).toBe(true);
  });

  it.each([
    [320, 240, 240, 320],
    [1_200, 800, 200, 100],
    [1_920, 1_080, 1_500, 1_000],
    [1_000, 1_000, 1_020, 1_000],
    [5_000, 1_000, 333, 72],
  ])('are not of one shape: %i × %i and %i × %i', (width, height, w, h) => {
    expect(sameButForSize({ width, height }, { width: w, height: h })).toBe(false);
    expect(sameButForSize({ width: w, height: h }, { width, height })).toBe(false);
  });
});
