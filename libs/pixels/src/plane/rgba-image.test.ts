import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlane, mapPlane, normalizePlane } from './rgba-image.ts';
import { anyPlane } from '../testing/any-plane.ts';
import { drawPlane } from '../testing/draw.ts';

describe('a plane', () => {
  it('begins with 0 everywhere', () => {
    expect(createPlane(3, 2)).toEqual(drawPlane(3, 2, () => 0));
  });

  it('is mapped into a new one, place by place', () => {
    const plane = drawPlane(2, 2, () => 1);
    expect(Array.from(mapPlane(plane, (value, i) => value + i).data)).toEqual([1, 2, 3, 4]);
    expect(plane).toEqual(drawPlane(2, 2, () => 1));
  });

  it('is normalized to 0 and 1 in the same order, or to 0 when flat', () => {
    fc.assert(
      fc.property(anyPlane(), (plane) => {
        const { data } = normalizePlane(plane);
        const flat = new Set(plane.data).size === 1;
        expect(Math.min(...data)).toBe(0);
        expect(Math.max(...data)).toBe(flat ? 0 : 1);
        const first = data[0] ?? NaN;
        data.forEach((value, i) => {
          const step = Math.sign((plane.data[i] ?? NaN) - (plane.data[0] ?? NaN));
          expect(Math.sign(value - first)).toBe(step);
        });
      }),
    );
  });
});
