import { createRandom } from '../random.ts';
import { createPlane, type Plane } from '../rgba-image.ts';

type Size = { width: number; height: number };

/**
 * Smooth random hills from 0 to 1, mean 0.5: value noise in octaves, each half as wide and half
 * as high as the one before (Perlin's turbulence without its folds).
 *
 * @param cell width of the broadest hills in pixels
 */
export function fractalNoise(size: Size, cell: number, octaves: number, seed: number): Plane {
  const out = createPlane(size.width, size.height);
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const share = 0.5 ** octave;
    addHills(out, Math.max(1, cell * share), share, createRandom(seed * 31 + octave));
    total += share;
  }
  for (let i = 0; i < out.data.length; i += 1) out.data[i] = (out.data[i] as number) / total;
  return out;
}

function addHills(out: Plane, cell: number, weight: number, random: () => number): void {
  const columns = Math.ceil(out.width / cell) + 2;
  const rows = Math.ceil(out.height / cell) + 2;
  const lattice = Float32Array.from({ length: columns * rows }, random);
  const across = Float32Array.from({ length: out.width }, (_, x) => ease(x / cell));
  for (let y = 0; y < out.height; y += 1) {
    const top = Math.floor(y / cell) * columns;
    const wy = ease(y / cell);
    for (let x = 0; x < out.width; x += 1) {
      const at = top + Math.floor(x / cell);
      const wx = across[x] as number;
      const [a, b] = [lattice[at] as number, lattice[at + 1] as number];
      const [c, d] = [lattice[at + columns] as number, lattice[at + columns + 1] as number];
      const upper = a + (b - a) * wx;
      const lower = c + (d - c) * wx;
      const i = y * out.width + x;
      out.data[i] = (out.data[i] as number) + (upper + (lower - upper) * wy) * weight;
    }
  }
}

/** How far between two knots, bent so that hills join without a crease. */
function ease(place: number): number {
  const t = place - Math.floor(place);
  return t * t * (3 - 2 * t);
}
