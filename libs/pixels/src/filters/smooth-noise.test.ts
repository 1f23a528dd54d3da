import { expect, it } from 'vitest';
import { createRandom } from '../noise/random.ts';
import { sharpen } from './sharpen.ts';
import { smoothNoise } from './smooth-noise.ts';
import { colorAt, drawImage } from '../testing/draw.ts';

const random = createRandom(9);
const grain = Array.from({ length: 40 * 40 }, () => (random() - 0.5) * 16);
/** A dark and a bright half with a camera's grain. */
const noisy = drawImage(40, 40, (x, y) => {
  const tone = (x < 20 ? 60 : 190) + (grain[y * 40 + x] ?? 0);
  return [tone, tone, tone];
});

function deviation(image: typeof noisy, from: number, to: number): number {
  const values: number[] = [];
  for (let y = 5; y < 35; y += 1) {
    for (let x = from; x < to; x += 1) values.push(colorAt(image, x, y)[0] ?? NaN);
  }
  const mean = values.reduce((a, b) => a + b) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

it('takes the grain out of what is even', () => {
  expect(deviation(smoothNoise(noisy, 14), 5, 15)).toBeLessThan(deviation(noisy, 5, 15) / 2);
});

it('leaves an edge as steep as it was', () => {
  const smooth = smoothNoise(noisy, 14);
  const step = (colorAt(smooth, 22, 20)[0] ?? 0) - (colorAt(smooth, 17, 20)[0] ?? 0);
  expect(step).toBeGreaterThan(110);
});

it('makes an edge steeper and leaves what is even alone', () => {
  const image = drawImage(20, 20, (x) =>
    x < 9 ? [80, 80, 80] : x > 10 ? [160, 160, 160] : [120, 120, 120],
  );
  sharpen(image, 1);
  expect(colorAt(image, 8, 10)[0]).toBeLessThan(80);
  expect(colorAt(image, 11, 10)[0]).toBeGreaterThan(160);
  expect(colorAt(image, 2, 10)).toEqual([80, 80, 80, 255]);
});

it('sharpens a tall picture alike in every row, and takes no band for a border', () => {
  const image = drawImage(12, 600, (x) => (x < 6 ? [80, 80, 80] : [160, 160, 160]));
  sharpen(image, 1);
  const middle = [...image.data.subarray(300 * 48, 301 * 48)];
  for (const y of [10, 254, 255, 256, 257, 511, 512, 590]) {
    expect([...image.data.subarray(y * 48, (y + 1) * 48)]).toEqual(middle);
  }
  const steps = drawImage(4, 600, (_, y) => (y < 256 ? [80, 80, 80] : [160, 160, 160]));
  sharpen(steps, 1);
  expect(colorAt(steps, 2, 255)[0]).toBeLessThan(80);
  expect(colorAt(steps, 2, 256)[0]).toBeGreaterThan(160);
  const [dark = 0, bright = 0] = [colorAt(steps, 2, 255)[0], colorAt(steps, 2, 256)[0]];
  expect(80 - dark).toBe(bright - 160);
});
