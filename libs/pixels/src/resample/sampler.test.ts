import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSampler } from './sampler.ts';

const plane = { data: Float32Array.of(0, 1, 2, 3), width: 2, height: 2 };

it('reads a plane as it is where the sizes are the same', () => {
  const sample = createSampler(plane, plane);
  expect([sample(plane, 0, 0), sample(plane, 1, 0), sample(plane, 0, 1)]).toEqual([0, 1, 2]);
});

it('mixes neighbours between their centres and repeats the border outside of them', () => {
  const sample = createSampler(plane, { width: 4, height: 2 });
  expect([0, 1, 2, 3].map((x) => sample(plane, x, 0))).toEqual([0, 0.25, 0.75, 1]);
});

it('never leaves the range of the plane', () => {
  const size = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(size, size, (width, height) => {
      const sample = createSampler(plane, { width, height });
      const value = sample(plane, width - 1, height >> 1);
      return value >= 0 && value <= 3;
    }),
  );
});
