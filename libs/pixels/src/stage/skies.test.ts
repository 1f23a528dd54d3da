import { expect, it } from 'vitest';
import { daySky } from './skies.ts';

/** How much a sky changes from one place to the next, on the whole. */
function changes(seed: number, du: number, dv: number): number {
  const sky = daySky(seed);
  const blueOf = (u: number, v: number) => {
    const [red, , blue] = sky(u, v);
    return blue - red;
  };
  let sum = 0;
  for (let v = 0.02; v < 0.3; v += 0.01) {
    for (let u = -0.6; u < 0.6; u += 0.02) {
      // What a whole row shares is the height's own colour, and no cloud.
      const here = blueOf(u, v) - blueOf(-u - 0.31, v);
      const there = blueOf(u + du, v + dv) - blueOf(-u - 0.31 - du, v + dv);
      sum += Math.abs(there - here);
    }
  }
  return sum;
}

it.each([1, 2, 3, 4])('clouds of a day are flat, as the sky is: %i', (seed) => {
  expect(changes(seed, 0, 0.02)).toBeGreaterThan(changes(seed, 0.02, 0) * 1.5);
});
