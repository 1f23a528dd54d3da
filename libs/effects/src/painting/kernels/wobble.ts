import { type Plane, fractalNoise, sampleBilinear } from '@tintory/pixels';

/**
 * Shifts every pixel a little, neighbours alike, like an inexact hand.
 *
 * @param amount largest shift in pixels
 * @param unit pixels in a thousandth of the picture's side
 * @param seed planes with the same seed shift together
 */
export function wobble(plane: Plane, amount: number, unit: number, seed: number): Plane {
  const { width, height } = plane;
  const right = fractalNoise(plane, 36 * unit, 4, seed);
  const down = fractalNoise(plane, 36 * unit, 4, seed + 100);
  const data = new Float32Array(plane.data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const fromX = x + ((right.data[i] as number) - 0.5) * 4 * amount;
      const fromY = y + ((down.data[i] as number) - 0.5) * 4 * amount;
      data[i] = sampleBilinear(plane, fromX, fromY);
    }
  }
  return { data, width, height };
}
