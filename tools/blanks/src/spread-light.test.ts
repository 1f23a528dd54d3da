import { createPlane, type Plane } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { spreadLight } from './spread-light.ts';

const side = 40;
const draw = (value: (x: number, y: number) => number): Plane => {
  const plane = createPlane(side, side);
  for (let i = 0; i < plane.data.length; i += 1) {
    plane.data[i] = value(i % side, Math.floor(i / side));
  }
  return plane;
};
const depth = (x: number, y: number) => Math.min(x - 10, 29 - x, y - 10, 29 - y);

it('leaves no dark line at the outline, and lets the light go on around it', () => {
  const mask = draw((x, y) => (depth(x, y) >= 0 ? 1 : 0));
  const drawn = draw((x, y) => (depth(x, y) < 2 ? 0.1 : 0.8));
  const lit = spreadLight(drawn, mask);
  for (let i = 0; i < lit.data.length; i += 1) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const isBeside = Math.min(Math.abs(x - 19.5), Math.abs(y - 19.5)) < 7;
    if (isBeside && depth(x, y) >= -3) expect(lit.data[i], `${x}, ${y}`).toBeCloseTo(0.8, 5);
  }
  expect(drawn.data[10 * side + 20]).toBeCloseTo(0.1, 5);
});

it('keeps the light of everything that is not at an outline', () => {
  const mask = draw((x, y) => (depth(x, y) >= 0 ? 1 : 0));
  const drawn = draw((x, y) => 0.3 + (x + y) / 200);
  const lit = spreadLight(drawn, mask);
  for (let i = 0; i < lit.data.length; i += 1) {
    if (depth(i % side, Math.floor(i / side)) > 3) expect(lit.data[i]).toBe(drawn.data[i]);
  }
});
