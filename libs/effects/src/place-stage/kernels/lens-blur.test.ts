import { describe, expect, it } from 'vitest';
import { drawPlane, valueAt } from '@tintory/pixels/testing';
import { blurByRow, blurDisc } from './lens-blur.ts';

const lamp = drawPlane(121, 121, (x, y) => (x === 60 && y === 60 ? 1_000 : 0));
const sum = (data: Float32Array) => data.reduce((total, value) => total + value, 0);

describe('lens blur', () => {
  it.each([3, 7, 12, 30])('makes an even disc of a lamp, of radius %i', (radius) => {
    const blurred = blurDisc(lamp, radius);
    const inside = valueAt(blurred, 60 + Math.floor(radius / 2), 60);
    expect(inside).toBeCloseTo(1_000 / (Math.PI * (radius + 0.5) ** 2), 0);
    expect(valueAt(blurred, 60, 60) / inside).toBeGreaterThan(0.9);
    expect(valueAt(blurred, 60 + radius + 6, 60)).toBeCloseTo(0, 5);
    expect(sum(blurred.data)).toBeGreaterThan(950);
    expect(sum(blurred.data)).toBeLessThan(1_050);
  });

  it('leaves rows in focus as they are', () => {
    const stripes = drawPlane(32, 32, (x) => x % 2);
    const radii = Float32Array.from({ length: 32 }, (_, row) => (row < 16 ? 0 : 5));
    const blurred = blurByRow(stripes, radii);
    expect([...blurred.data.subarray(0, 32)]).toEqual([...stripes.data.subarray(0, 32)]);
    expect(valueAt(blurred, 15, 28)).toBeCloseTo(0.5, 1);
  });

  it('keeps an even plane even up to its borders', () => {
    const even = drawPlane(40, 30, () => 2);
    for (const value of blurDisc(even, 9).data) expect(value).toBeCloseTo(2, 4);
  });
});
