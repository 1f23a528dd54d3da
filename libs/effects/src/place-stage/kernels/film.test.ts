import { describe, expect, it } from 'vitest';
import { display, film, lightOfByte, unfilm } from './film.ts';

describe('the film curve', () => {
  it.each([0, 0.01, 0.18, 0.5, 0.9, 0.97])('is undone at %f', (shown) => {
    expect(film(unfilm(shown))).toBeCloseTo(shown, 6);
  });

  it('shows every byte as itself, but for the whitest', () => {
    for (let byte = 0; byte <= 252; byte += 1) {
      expect(Math.abs(display(lightOfByte[byte] ?? 0) * 255 - byte)).toBeLessThan(0.5);
    }
    expect(display(lightOfByte[255] ?? 0) * 255).toBeGreaterThan(250);
  });

  it('never shows more than white', () => {
    expect(display(1e6)).toBeLessThanOrEqual(1);
    expect(display(-1)).toBe(0);
  });
});
