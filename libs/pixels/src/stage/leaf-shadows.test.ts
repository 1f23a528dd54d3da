import { describe, expect, it } from 'vitest';
import { dappledLight } from './leaf-shadows.ts';

const seeds = [0, 1, 2, 3, 4, 5, 6, 7];

/** The light on a picture half as wide again as it is high. */
function lightOf(seed: number): { x: number; y: number; light: number }[] {
  const light = dappledLight(seed);
  return Array.from({ length: 90 * 60 }, (_, i) => {
    const [x, y] = [((i % 90) + 0.5) / 60 - 0.75, (Math.floor(i / 90) + 0.5) / 60];
    return { x, y, light: light(x, y) };
  });
}

const shadeOf = (places: readonly { light: number }[]): number =>
  places.reduce((sum, { light }) => sum + 1.06 - light, 0) / places.length;

describe('the shadows of leaves', () => {
  it('lie around the middle, where a subject stands', () => {
    const places = seeds.flatMap(lightOf);
    const isInside = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y - 0.6) < 0.25;
    const [inside, outside] = [true, false].map((is) =>
      shadeOf(places.filter((one) => isInside(one) === is)),
    ) as [number, number];
    expect(inside).toBeLessThan(outside * 0.5);
  });

  it.each(seeds)('are as dark where they lie over each other as elsewhere: %i', (seed) => {
    const lights = lightOf(seed).map(({ light }) => light);
    expect(Math.max(...lights)).toBeCloseTo(1.06);
    expect(Math.min(...lights)).toBeGreaterThan(0.83);
    expect(Math.min(...lights)).toBeLessThan(0.86);
  });
});
