import { ease } from '../numbers/smooth-step.ts';
import { createRandom } from './random.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

type Size = { width: number; height: number };

/**
 * Fractal value noise from 0 to 1, mean 0.5: octaves, each of half the width and height of the one
 * before (Perlin's turbulence without its folds).
 */
export function fractalNoise(size: Size, cell: number, octaves: number, seed: number): Plane {
  const out = createPlane(size.width, size.height);
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const share = 0.5 ** octave;
    addHills(out, Math.max(1, cell * share), share, createRandom(seed * 31 + octave));
    total += share;
  }
  for (let i = 0; i < out.data.length; i += 1) out.data[i] /= total;
  return out;
}

function addHills(out: Plane, cell: number, weight: number, random: () => number): void {
  const columns = Math.ceil(out.width / cell) + 2;
  const rows = Math.ceil(out.height / cell) + 2;
  const lattice = Float32Array.from({ length: columns * rows }, random);
  const near = Int32Array.from({ length: out.width }, (_, x) => Math.floor(x / cell));
  const across = Float32Array.from({ length: out.width }, (_, x) => easeBetween(x / cell));
  const mixed = new Float32Array(columns);
  for (let y = 0; y < out.height; y += 1) {
    const top = Math.floor(y / cell) * columns;
    const wy = easeBetween(y / cell);
    // Two rows of knots are mixed once for all of a row's places.
    for (let column = 0; column < columns; column += 1) {
      const upper = lattice[top + column];
      const lower = lattice[top + columns + column];
      mixed[column] = (upper + (lower - upper) * wy) * weight;
    }
    for (let x = 0; x < out.width; x += 1) {
      const i = y * out.width + x;
      const at = near[x];
      const left = mixed[at];
      const hill = left + (mixed[at + 1] - left) * across[x];
      out.data[i] += hill;
    }
  }
}

/** How far between two knots, bent so that hills join without a crease. */
const easeBetween = (place: number): number => ease(place - Math.floor(place));
