import { expect, it } from 'vitest';
import { paddedPlanes } from './padded-planes.ts';

it('keeps the shape of the picture and pads it with black to whole steps', () => {
  const data = new Uint8ClampedArray(200 * 120 * 4).fill(255);
  const { planes, width, height, scale } = paddedPlanes({ data, width: 200, height: 120 }, 100, 32);
  expect([width, height, scale]).toEqual([128, 64, 0.5]);
  const at = (x: number, y: number, c: number) => planes[(c * height + y) * width + x];
  expect([at(99, 59, 0), at(99, 59, 2), at(100, 0, 0), at(0, 60, 1)]).toEqual([1, 1, -1, -1]);
});
