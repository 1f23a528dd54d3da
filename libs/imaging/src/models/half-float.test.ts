import { expect, it } from 'vitest';
import { halfToFloat } from './half-float.ts';

it.each([
  [0x0000, 0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x7bff, 65504],
  [0x0001, 2 ** -24],
  [0x7c00, Infinity],
  [0xfc00, -Infinity],
])('reads %i as %d', (half, value) => {
  expect(halfToFloat(half)).toBe(value);
});

it('reads what is no number', () => {
  expect(halfToFloat(0x7e00)).toBeNaN();
});
