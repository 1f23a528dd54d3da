import { expect, it } from 'vitest';
import { gaussianBlur } from '@tintory/pixels';
import { drawPlane } from '@tintory/pixels/testing';
import { softnessOf } from './match-sharpness.ts';

const weight = drawPlane(60, 60, () => 1);
const stripes = drawPlane(60, 60, (x, y) => (((x >> 2) + (y >> 2)) % 2) * 100);

it('finds about the blur that the target has', () => {
  for (const sigma of [1, 1.7]) {
    const found = softnessOf(stripes, gaussianBlur(stripes, sigma), weight);
    expect(found).toBeGreaterThan(0.6 * sigma);
    expect(found).toBeLessThan(1.1 * sigma);
  }
});

it('leaves a face alone that is no crisper than the target', () => {
  expect(softnessOf(stripes, stripes, weight)).toBe(0);
  expect(softnessOf(gaussianBlur(stripes, 1), stripes, weight)).toBe(0);
});
