import { expect, it } from 'vitest';
import { drawMask } from '../testing/draw.ts';
import { reach } from './reach.ts';

const { mask: seeds, width } = drawMask('#....', '.....', '.....');

it('goes by the cheapest way, around what costs more', () => {
  const costs = Uint8Array.from([1, 9, 1, 1, 1, 1, 9, 1, 9, 1, 1, 1, 1, 9, 1]);
  const far = reach(seeds, width, costs, 50);
  expect(Array.from(far)).toEqual([0, 9, 6, 7, 8, 1, 10, 5, 14, 9, 2, 3, 4, 13, 10]);
});

it('finds no way where none leads, and ends at its limit', () => {
  const wall = Uint8Array.from([1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1]);
  const far = reach(seeds, width, wall, 3);
  expect(Array.from(far)).toEqual([0, 1, 3, 3, 3, 1, 2, 3, 3, 3, 2, 3, 3, 3, 3]);
});
