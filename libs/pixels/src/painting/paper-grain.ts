import { createRandom } from '../random.ts';
import type { Plane } from '../rgba-image.ts';
import { gaussianBlur } from '../gaussian-blur.ts';

type Size = { width: number; height: number };

/** The grain repeats after this many pixels, too far apart for the eye to see it. */
const tile = 256;

/**
 * The tooth of drawing paper: heights from 0, a valley, to 1, a peak, about half above 0.5.
 *
 * @param size of the grain in pixels
 */
export function paperGrain({ width, height }: Size, size: number, seed: number): Plane {
  const grain = grainTile(size, seed);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = (y % tile) * tile;
    for (let x = 0; x < width; x += tile) {
      const count = Math.min(tile, width - x);
      data.set(grain.subarray(row, row + count), y * width + x);
    }
  }
  return { data, width, height };
}

/** Fine and broader noise together, blurred on a larger sheet whose sides then meet. */
function grainTile(size: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const noise = Float32Array.from({ length: tile * tile }, random);
  const wide = tile + 2 * margin;
  const data = Float32Array.from({ length: wide * wide }, (_, i) => {
    const x = ((i % wide) - margin + tile) % tile;
    const y = (Math.floor(i / wide) - margin + tile) % tile;
    return (noise[y * tile + x] as number) - 0.5;
  });
  const sheet = { data, width: wide, height: wide };
  const fine = gaussianBlur(sheet, size * 0.5).data;
  const broad = gaussianBlur(sheet, size * 1.4).data;
  const raw = Float32Array.from({ length: tile * tile }, (_, i) => {
    const at = (Math.floor(i / tile) + margin) * wide + (i % tile) + margin;
    return (fine[at] as number) + (broad[at] as number) * 1.8;
  });
  const spread = Math.sqrt(raw.reduce((sum, value) => sum + value * value, 0) / raw.length);
  return raw.map((value) => Math.min(1, Math.max(0, 0.5 + (value / spread) * 0.22)));
}

const margin = 16;
