import { createPlane } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { signedDistance } from './distance-field.ts';

/** A disc of radius 10 in the middle of 41 pixels, its edge softened over one pixel. */
function disc() {
  const plane = createPlane(41, 41);
  for (let i = 0; i < plane.data.length; i += 1) {
    const inner = 10 - Math.hypot((i % 41) - 20, Math.floor(i / 41) - 20);
    plane.data[i] = Math.min(1, Math.max(0, inner + 0.5));
  }
  return plane;
}

it('is the distance to a disc, positive inside and negative outside', () => {
  const { data } = signedDistance(disc());
  for (let i = 0; i < data.length; i += 1) {
    const truth = 10 - Math.hypot((i % 41) - 20, Math.floor(i / 41) - 20);
    expect(Math.abs((data[i] as number) - truth)).toBeLessThan(0.75);
  }
});

it('has no edge to measure from in a mask that is empty or full', () => {
  const empty = createPlane(8, 8);
  const full = { ...empty, data: new Float32Array(64).fill(1) };
  expect(Math.max(...signedDistance(empty).data)).toBeLessThan(-100);
  expect(Math.min(...signedDistance(full).data)).toBeGreaterThan(100);
});
