import { expect, it } from 'vitest';
import { fromWaves, patchArea, toWaves } from './cosine-patch.ts';
import { createRandom } from '../noise/random.ts';

/** A DCT wave's value at each pixel, by the formula of the orthonormal DCT-II. */
const wave = (across: number, down: number): Float32Array =>
  Float32Array.from({ length: patchArea }, (_, i) => {
    const along = (frequency: number, place: number) =>
      Math.cos(((2 * place + 1) * frequency * Math.PI) / 16) * (frequency ? 0.5 : Math.sqrt(1 / 8));
    return along(across, i % 8) * along(down, i >> 3);
  });

it('finds each wave where it is, and nothing else', () => {
  for (let i = 0; i < patchArea; i += 1) {
    const patch = wave(i % 8, i >> 3);
    toWaves(patch);
    for (const [at, strength] of patch.entries()) expect(strength).toBeCloseTo(at === i ? 1 : 0, 5);
  }
});

it('gives a patch back as it was', () => {
  const patch = Float32Array.from({ length: patchArea }, createRandom(5));
  const back = patch.slice();
  toWaves(back);
  fromWaves(back);
  for (const [i, value] of patch.entries()) expect(back[i]).toBeCloseTo(value, 5);
});
