import type { RgbaImage } from '../plane/rgba-image.ts';
import { catmullRom } from './catmull-rom.ts';

const across = new Float64Array(4);
const down = new Float64Array(4);

/**
 * Writes the bicubic colour at a point; the centre of the first pixel is 0.5. Points outside the
 * picture are left unwritten.
 */
export function sampleBicubic(
  { data, width, height }: RgbaImage,
  x: number,
  y: number,
  out: Uint8ClampedArray,
  at: number,
): void {
  if (x < 0 || y < 0 || x > width || y > height) return;
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  catmullRom(x - 0.5 - left, across);
  catmullRom(y - 0.5 - top, down);
  let [red, green, blue] = [0, 0, 0];
  for (let j = 0; j < 4; j += 1) {
    const row = Math.min(height - 1, Math.max(0, top - 1 + j)) * width;
    for (let i = 0; i < 4; i += 1) {
      const weight = down[j] * across[i];
      const from = (row + Math.min(width - 1, Math.max(0, left - 1 + i))) * 4;
      red += weight * data[from];
      green += weight * data[from + 1];
      blue += weight * data[from + 2];
    }
  }
  out[at] = red;
  out[at + 1] = green;
  out[at + 2] = blue;
  out[at + 3] = 255;
}
