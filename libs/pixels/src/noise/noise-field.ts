import { ease } from '../numbers/smooth-step.ts';
import { createRandom } from './random.ts';

/** Smooth value noise over the whole plane, from 0 to 1; a knot at every whole number. */
export type NoiseField = (x: number, y: number) => number;

const period = 256;

/** Value noise that repeats after 256 knots; reproducible by its seed. */
export function createNoiseField(seed: number): NoiseField {
  const random = createRandom(seed);
  const knots = Float32Array.from({ length: period * period }, random);
  const at = (x: number, y: number) => knots[(y & 255) * period + (x & 255)];
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [wx, wy] = [ease(x - left), ease(y - top)];
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * wx;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * wx;
    return upper + (lower - upper) * wy;
  };
}

/** Sums octaves of a field, each of half the width and height of the one before; from 0 to 1. */
export function fractal(field: NoiseField, x: number, y: number, octaves: number): number {
  let [sum, total, scale, share] = [0, 0, 1, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += field(x * scale + octave * 37, y * scale + octave * 61) * share;
    total += share;
    scale *= 2;
    share /= 2;
  }
  return sum / total;
}
