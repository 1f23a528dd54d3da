import { describe, expect, it } from 'vitest';
import { drawPlane, valueAt } from '../testing/draw.ts';
import { gaussianBlur } from './gaussian-blur.ts';

describe.each([0.8, 1.9, 2.6, 7])('a Gaussian blur of sigma %d', (sigma) => {
  it('leaves one value one value up to the borders', () => {
    const flat = drawPlane(20, 15, () => 0.4);
    for (const value of gaussianBlur(flat, sigma).data) expect(value).toBeCloseTo(0.4, 5);
  });

  it('spreads a dot by sigma and keeps its sum', () => {
    const dot = drawPlane(81, 81, (x, y) => (x === 40 && y === 40 ? 1 : 0));
    const out = gaussianBlur(dot, sigma);
    let [sum, variance] = [0, 0];
    for (let y = 0; y < 81; y += 1) {
      for (let x = 0; x < 81; x += 1) {
        sum += valueAt(out, x, y);
        variance += valueAt(out, x, y) * (x - 40) ** 2;
      }
    }
    expect(sum).toBeCloseTo(1, 3);
    expect(Math.sqrt(variance) / sigma).toBeGreaterThan(0.93);
    expect(Math.sqrt(variance) / sigma).toBeLessThan(1.05);
  });
});
