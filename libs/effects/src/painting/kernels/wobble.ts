import { type Plane, fractalNoise } from '@tintory/pixels';

/**
 * Moves every place a little to the side, near ones alike, as a hand that does not follow exactly.
 *
 * @param amount how far at most, in pixels
 * @param unit pixels in a thousandth of the picture's side
 * @param seed planes wobbled with the same seed stay together
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
      data[i] = valueBetween(plane, fromX, fromY);
    }
  }
  return { data, width, height };
}

/** Bilinear; places outside take the border's value. */
function valueBetween({ data, width, height }: Plane, x: number, y: number): number {
  const atX = Math.min(width - 1, Math.max(0, x));
  const atY = Math.min(height - 1, Math.max(0, y));
  const left = Math.floor(atX);
  const top = Math.floor(atY) * width;
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, Math.floor(atY) + 1) * width;
  const wx = atX - left;
  const wy = atY - Math.floor(atY);
  const a = (data[top + left] as number) * (1 - wx) + (data[top + right] as number) * wx;
  const b = (data[bottom + left] as number) * (1 - wx) + (data[bottom + right] as number) * wx;
  return a * (1 - wy) + b * wy;
}
