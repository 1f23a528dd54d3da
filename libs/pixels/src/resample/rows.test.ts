import { describe, expect, it } from 'vitest';
import { drawPlane } from '../testing/index.ts';
import { bilinearRows } from './bilinear-rows.ts';
import { cubicRows } from './cubic-rows.ts';
import { resizePlane } from './resize.ts';

const slope = drawPlane(10, 8, (x, y) => x * 3 + y * 2);

describe.each([
  ['bilinearly', bilinearRows],
  ['smoothly', cubicRows],
] as const)('reading a small plane %s as rows of a large one', (_, create) => {
  it('keeps a slope a slope', () => {
    const rows = create(slope, 40, 32);
    const row = rows(16);
    for (let x = 8; x < 31; x += 1) {
      expect(row[x + 1] - row[x]).toBeCloseTo(0.75, 4);
    }
  });

  it('keeps a level plane level up to its borders', () => {
    const rows = create(
      drawPlane(5, 4, () => 7),
      33,
      21,
    );
    for (let y = 0; y < 21; y += 1) {
      for (const value of rows(y)) expect(value).toBeCloseTo(7, 4);
    }
  });

  it('gives the plane itself back at its own size', () => {
    expect(Array.from(create(slope, 10, 8)(3))).toEqual(Array.from(slope.data.subarray(30, 40)));
  });
});

describe('making a plane large', () => {
  it('fills every row with its own', () => {
    const large = resizePlane(slope, 20, 16);
    const middle = (y: number) => large.data[y * 20 + 10];
    expect(middle(9) - middle(8)).toBeCloseTo(1, 4);
  });
});
