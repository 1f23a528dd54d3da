import { createRandom, createPlane, type Plane, gaussianBlur } from '@tintory/pixels';

type Size = { width: number; height: number };

/** Period of the grain in pixels, too long to notice. */
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

/** Fine and broader noise, blurred with a wrapped margin so that the tile's sides meet. */
function grainTile(size: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const noise = new Float32Array(tile * tile);
  for (let i = 0; i < noise.length; i += 1) noise[i] = random();
  const wide = tile + 2 * margin;
  const sheet = createPlane(wide, wide);
  for (let y = 0, i = 0; y < wide; y += 1) {
    const row = ((y - margin + tile) % tile) * tile;
    for (let x = 0; x < wide; x += 1, i += 1) {
      sheet.data[i] = (noise[row + ((x - margin + tile) % tile)] as number) - 0.5;
    }
  }
  const fine = gaussianBlur(sheet, size * 0.5).data;
  const broad = gaussianBlur(sheet, size * 1.4).data;
  const raw = noise;
  for (let i = 0; i < raw.length; i += 1) {
    const at = (Math.floor(i / tile) + margin) * wide + (i % tile) + margin;
    raw[i] = (fine[at] as number) + (broad[at] as number) * 1.8;
  }
  const spread = Math.sqrt(raw.reduce((sum, value) => sum + value * value, 0) / raw.length);
  return raw.map((value) => Math.min(1, Math.max(0, 0.5 + (value / spread) * 0.22)));
}

const margin = 16;
