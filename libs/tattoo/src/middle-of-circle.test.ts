import { expect, it } from 'vitest';
import { middleOfCircle } from './middle-of-circle.ts';

it('finds the middle of the smallest circle, which is not the middle of the box', () => {
  // Two corners on a diameter, and a third within the circle about them.
  const corners = [
    [0, 0],
    [100, 0],
    [50, 40],
  ] as const;
  const [x, y] = middleOfCircle([50, 20], [], corners);
  expect(x).toBeCloseTo(50, 0);
  expect(Math.abs(y)).toBeLessThan(1);
});
