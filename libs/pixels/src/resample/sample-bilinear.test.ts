import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPlane } from '../testing/index.ts';
import { resizePlane } from './resize.ts';
import { sampleBilinear } from './sample-bilinear.ts';

const slope = drawPlane(6, 5, (x, y) => x * 3 + y * 2);

describe('a plane between its pixels', () => {
  it('follows a slope exactly', () => {
    const inside = fc.tuple(
      fc.double({ min: 0, max: 5, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
    );
    fc.assert(
      fc.property(inside, ([x, y]) => {
        expect(sampleBilinear(slope, x, y)).toBeCloseTo(x * 3 + y * 2, 6);
      }),
    );
  });

  it('goes on with its border', () => {
    expect(sampleBilinear(slope, -4, -0.5)).toBe(0);
    expect(sampleBilinear(slope, 9, 9)).toBe(23);
    expect(sampleBilinear({ data: Float32Array.of(7), width: 1, height: 1 }, 0.3, 2)).toBe(7);
  });

  it('is what the plane has there once it is made large', () => {
    const large = resizePlane(slope, 24, 20);
    for (let i = 0; i < large.data.length; i += 7) {
      const [x, y] = [(i % 24) / 4 - 0.375, Math.floor(i / 24) / 4 - 0.375];
      expect(large.data[i]).toBeCloseTo(sampleBilinear(slope, x, y), 5);
    }
  });
});
