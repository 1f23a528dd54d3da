import { expect, it } from 'vitest';
import { toPlanes } from './to-planes.ts';

const image = {
  data: Uint8ClampedArray.of(10, 20, 30, 255, 30, 40, 50, 255, 50, 60, 70, 255, 70, 80, 90, 255),
  width: 4,
  height: 1,
};

it('averages what a pixel covers and sorts by colour', () => {
  expect([...toPlanes(image, 2, 1)]).toEqual([20, 60, 20, 60, 30, 70, 30, 70, 40, 80, 40, 80]);
});

it('repeats pixels of a picture smaller than the model’s square, and scales', () => {
  const dot = { data: Uint8ClampedArray.of(255, 0, 51, 255), width: 1, height: 1 };
  const planes = [...toPlanes(dot, 2, 1 / 255)];
  expect(planes.slice(0, 8)).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
  expect(planes[8]).toBeCloseTo(0.2, 6);
});
