import type { RgbaImage } from '../plane/rgba-image.ts';

const across = new Float64Array(4);
const down = new Float64Array(4);

/** The weights of four neighbours after Catmull and Rom (Keys, ASSP 1981, a = -1/2). */
function weigh(t: number, weights: Float64Array): void {
  const [t2, t3] = [t * t, t * t * t];
  weights[0] = -0.5 * t3 + t2 - 0.5 * t;
  weights[1] = 1.5 * t3 - 2.5 * t2 + 1;
  weights[2] = -1.5 * t3 + 2 * t2 + 0.5 * t;
  weights[3] = 0.5 * t3 - 0.5 * t2;
}

/**
 * Writes the bicubic colour of a place; the middle of the first pixel is 0.5. Nothing is written
 * for a place beyond the picture.
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
  weigh(x - 0.5 - left, across);
  weigh(y - 0.5 - top, down);
  let [red, green, blue] = [0, 0, 0];
  for (let j = 0; j < 4; j += 1) {
    const row = Math.min(height - 1, Math.max(0, top - 1 + j)) * width;
    for (let i = 0; i < 4; i += 1) {
      const weight = (down[j] as number) * (across[i] as number);
      const from = (row + Math.min(width - 1, Math.max(0, left - 1 + i))) * 4;
      red += weight * (data[from] as number);
      green += weight * (data[from + 1] as number);
      blue += weight * (data[from + 2] as number);
    }
  }
  out[at] = red;
  out[at + 1] = green;
  out[at + 2] = blue;
  out[at + 3] = 255;
}
