import { createRandom } from '../random.ts';
import type { RgbaImage } from '../rgba-image.ts';
import { smoothStep } from '../smooth-step.ts';

/** Flakes in a picture as wide as it is high. */
const flakes = 150;

/** Radius of the nearest flakes, in heights of the picture; few are near, and those are out of focus. */
const largest = 0.0125;

/** Lets snow fall in front of a picture. Changes it in place. */
export function fallSnow(image: RgbaImage, seed: number): RgbaImage {
  const { width, height } = image;
  const random = createRandom(seed + 77);
  const count = Math.round(flakes * Math.max(0.5, width / height));
  for (let i = 0; i < count; i += 1) {
    const near = random() ** 4;
    const radius = Math.max(0.8, height * (0.0022 + (largest - 0.0022) * near));
    const strength = (0.85 - 0.5 * near) * (0.6 + 0.4 * random());
    paintFlake(image, random() * width, random() * height, radius, strength);
  }
  return image;
}

function paintFlake(image: RgbaImage, x: number, y: number, radius: number, strength: number) {
  const { data, width, height } = image;
  const [left, right] = [Math.max(0, Math.floor(x - radius)), Math.min(width - 1, x + radius)];
  const [top, bottom] = [Math.max(0, Math.floor(y - radius)), Math.min(height - 1, y + radius)];
  for (let j = top; j <= bottom; j += 1) {
    for (let i = left; i <= right; i += 1) {
      const distance = Math.hypot(i + 0.5 - x, j + 0.5 - y) / radius;
      const share = strength * (1 - smoothStep(0.25, 1, distance));
      for (let c = (j * width + i) * 4, end = c + 3; c < end; c += 1) {
        data[c] = (data[c] as number) + (252 - (data[c] as number)) * share;
      }
    }
  }
}
