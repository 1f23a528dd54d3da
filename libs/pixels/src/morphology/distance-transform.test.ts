import { describe, expect, it } from 'vitest';
import { drawPlane, valueAt } from '../testing/draw.ts';
import { distanceInside } from './distance-transform.ts';

describe('the distance from a mask’s border', () => {
  it('is 0 outside and grows by one a pixel inside', () => {
    const distance = distanceInside(drawPlane(21, 21, (x) => (x >= 5 ? 1 : 0)));
    expect(valueAt(distance, 2, 10)).toBe(0);
    expect(valueAt(distance, 6, 10) - valueAt(distance, 5, 10)).toBeCloseTo(1);
    expect(valueAt(distance, 12, 10)).toBeCloseTo(8);
  });

  it('is measured straight, not along rows and columns', () => {
    const distance = distanceInside(drawPlane(31, 31, (x, y) => (x === 3 && y === 2 ? 0 : 1)));
    expect(valueAt(distance, 3 + 12, 2 + 5)).toBeCloseTo(13);
  });
});
