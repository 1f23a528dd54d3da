import { expect, it } from 'vitest';
import { linen } from './materials.ts';

/** How alike a row of numbers is to itself some steps farther on, from −1 to 1. */
function alikeAfter(row: readonly number[], steps: number): number {
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
  const off = row.map((value) => value - mean);
  const products = off.slice(steps).map((value, i) => value * (off[i] as number));
  const square = off.reduce((sum, value) => sum + value * value, 0);
  return products.reduce((sum, value) => sum + value, 0) / square;
}

it.each([140, 180, 225, 300])('linen has no grid where it is %i pixels high', (height) => {
  const cloth = linen([200, 200, 200], 1);
  const threads = Array.from({ length: height }, (_, x) => {
    const column = Array.from({ length: 60 }, (_, y) => cloth(x / height, (y / 60) * 0.3)[0]);
    return column.reduce((sum, value) => sum + value, 0) / column.length;
  });
  // From one thread to the next, without what is wide: folds are alike over many of them.
  const fine = threads.slice(1).map((value, i) => value - (threads[i] as number));
  const steps = Array.from({ length: 40 }, (_, i) => i + 3);
  expect(Math.max(...steps.map((step) => alikeAfter(fine, step)))).toBeLessThan(0.5);
});
