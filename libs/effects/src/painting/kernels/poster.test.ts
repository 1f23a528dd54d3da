import { expect, it } from 'vitest';
import { drawImage } from '@tintory/pixels/testing';
import { printPoster } from './poster.ts';

it('prints most of a picture of many colours in a few flat inks', () => {
  const many = drawImage(200, 150, (x, y) => [x, 255 - y, (x * y) / 120]);
  const { data } = printPoster(many, { strength: 0.5, brush: 0.5 });
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    // Grain stirs an ink by a few steps, so colours are counted in coarse cells.
    const key = [0, 1, 2].reduce((sum, c) => sum * 16 + ((data[i + c] ?? 0) >> 4), 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const largest = [...counts.values()].sort((a, b) => b - a).slice(0, 14);
  expect(largest.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200 * 150 * 0.9);
});
