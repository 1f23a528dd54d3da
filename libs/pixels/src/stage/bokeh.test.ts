import { expect, it } from 'vitest';
import { withLights } from './bokeh.ts';
import type { Rgb } from './color.ts';

it('lights out of focus only ever brighten what is behind them', () => {
  const ground: Rgb = [90, 140, 70];
  const lights: Rgb[] = [
    [240, 240, 200],
    [20, 40, 20],
    [200, 20, 20],
  ];
  const material = withLights(() => ground, {
    lights,
    count: 60,
    radius: 0.2,
    strength: 1,
    seed: 4,
  });
  const seen = Array.from({ length: 900 }, (_, i) => material((i % 30) / 30 - 0.5, i / 900));
  for (const color of seen) {
    for (const [c, value] of color.entries()) expect(value).toBeGreaterThanOrEqual(ground[c] ?? 0);
  }
  expect(seen.some(([red]) => red > 150)).toBe(true);
});

it('no light is cut in two where the wall ends', () => {
  const lights: Rgb[] = [[255, 255, 255]];
  const material = withLights(() => [0, 0, 0], {
    lights,
    count: 60,
    radius: 0.2,
    strength: 1,
    seed: 4,
  });
  const atTheEnd = Array.from({ length: 200 }, (_, i) => material(i / 100 - 1, 0.4 - 1e-6, 0.4));
  expect(Math.max(...atTheEnd.flat())).toBe(0);
  const within = Array.from({ length: 200 }, (_, i) => material(i / 100 - 1, 0.4));
  expect(Math.max(...within.flat())).toBeGreaterThan(100);
});
