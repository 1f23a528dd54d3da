import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlane } from '@tintory/pixels';
import { anyPlane, drawPlane, valueAt } from '@tintory/pixels/testing';
import { membrane } from './membrane.ts';

const certain = 1e6;
const onBorder = (x: number, y: number, side: number) =>
  x === 0 || y === 0 || x === side - 1 || y === side - 1;

it('matches the border and carries a slope straight through', () => {
  const side = 41;
  const slope = (x: number, y: number) => 2 * x - y + 5;
  const field = membrane(
    drawPlane(side, side, slope),
    drawPlane(side, side, (x, y) => (onBorder(x, y, side) ? certain : 0)),
  );
  for (let i = 0; i < side; i += 1) expect(valueAt(field, i, 0)).toBeCloseTo(slope(i, 0), 2);
  // Over a range of 120.
  for (const [x, y] of [
    [20, 20],
    [8, 31],
    [35, 5],
  ] as const) {
    expect(Math.abs(valueAt(field, x, y) - slope(x, y))).toBeLessThan(2);
  }
});

it('goes nowhere beyond what is known', () => {
  fc.assert(
    fc.property(anyPlane(2), anyPlane(2), (values, choice) => {
      const weight = createPlane(values.width, values.height);
      for (let i = 0; i < weight.data.length; i += 1) {
        weight.data[i] = (choice.data[i % choice.data.length] as number) > 0.6 ? certain : 0;
      }
      const known = Array.from(values.data).filter((_, i) => weight.data[i]);
      if (known.length === 0) return;
      const field = membrane(values, weight);
      expect(Math.min(...field.data)).toBeGreaterThanOrEqual(Math.min(...known) - 1e-4);
      expect(Math.max(...field.data)).toBeLessThanOrEqual(Math.max(...known) + 1e-4);
    }),
  );
});

it('is 0 where nothing is known', () => {
  const field = membrane(
    drawPlane(9, 7, () => 8),
    createPlane(9, 7),
  );
  expect(new Set(field.data)).toEqual(new Set([0]));
});
