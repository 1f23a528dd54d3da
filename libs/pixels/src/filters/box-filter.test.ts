import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxFilter } from './box-filter.ts';
import type { Plane } from '../plane/rgba-image.ts';
import { anyPlane } from '../testing/any-plane.ts';
import { drawPlane, valueAt } from '../testing/draw.ts';

const radius = fc.integer({ min: 0, max: 15 });

function slowMean(plane: Plane, x: number, y: number, r: number): number {
  let [sum, count] = [0, 0];
  for (let j = Math.max(0, y - r); j <= Math.min(plane.height - 1, y + r); j += 1) {
    for (let i = Math.max(0, x - r); i <= Math.min(plane.width - 1, x + r); i += 1) {
      sum += valueAt(plane, i, j);
      count += 1;
    }
  }
  return sum / count;
}

describe('the box filter', () => {
  it('is the mean of the square around each pixel, at any radius', () => {
    fc.assert(
      fc.property(anyPlane(), radius, (plane, r) => {
        const out = boxFilter(plane, r);
        const slow = drawPlane(plane.width, plane.height, (x, y) => slowMean(plane, x, y, r));
        out.data.forEach((value, i) => expect(value).toBeCloseTo(slow.data[i] ?? NaN, 5));
      }),
    );
  });

  it('leaves one value one value up to the corners', () => {
    fc.assert(
      fc.property(radius, fc.integer({ min: -9, max: 9 }), (r, value) => {
        for (const out of boxFilter(
          drawPlane(7, 5, () => value),
          r,
        ).data)
          expect(out).toBeCloseTo(value, 5);
      }),
    );
  });

  it('leaves its input as it was', () => {
    const plane = drawPlane(3, 3, (x, y) => x * y);
    boxFilter(plane, 1);
    expect(plane).toEqual(drawPlane(3, 3, (x, y) => x * y));
  });
});
