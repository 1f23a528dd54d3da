import { expect, it } from 'vitest';
import { raggedness } from './raggedness.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

const [width, height] = [120, 80];
const draw = (inside: (x: number, y: number) => boolean): Plane => {
  const plane = createPlane(width, height);
  plane.data.forEach((_, i) => {
    plane.data[i] = inside(i % width, Math.floor(i / width)) ? 1 : 0;
  });
  return plane;
};
const at = (plane: Plane, x: number, y: number) => plane.data[y * width + x];

it('is little along the outline of a thing', () => {
  const ragged = raggedness(
    draw((x, y) => Math.hypot(x - 60, y - 40) < 25),
    20,
  );
  expect(at(ragged, 35, 40)).toBeLessThan(0.06);
});

it('is much along strands, and there alone', () => {
  const comb = (x: number, y: number) => y > 40 - (x < 60 && x % 4 < 2 ? 12 : 0);
  const ragged = raggedness(draw(comb), 20);
  expect(at(ragged, 25, 35)).toBeGreaterThan(0.25);
  expect(at(ragged, 100, 40)).toBeLessThan(0.06);
});

it('is nothing where there is no outline', () => {
  expect(at(raggedness(createPlane(width, height), 10), 5, 5)).toBe(0);
});
