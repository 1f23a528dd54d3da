import { expect, it } from 'vitest';
import { drawImage } from '../testing/draw.ts';
import { hasFewPixels } from './has-few-pixels.ts';

/** Shades of every kind. */
const photo = (width: number, height: number) =>
  drawImage(width, height, (x, y) => [(x * 3) % 256, (y * 5) % 256, (x * y) % 256]);

it('is so of a small photo, and of no larger one', () => {
  expect(hasFewPixels(photo(160, 120))).toBe(true);
  expect(hasFewPixels(photo(90, 200))).toBe(true);
  expect(hasFewPixels(photo(320, 240))).toBe(false);
  expect(hasFewPixels(photo(90, 400))).toBe(false);
});

it('is not so of a small drawing in flat colours, on paper or on nothing', () => {
  const flat = (x: number, y: number) => Math.hypot(x - 64, y - 64) < 50;
  expect(
    hasFewPixels(drawImage(128, 128, (x, y) => (flat(x, y) ? [200, 40, 40] : [255, 255, 255]))),
  ).toBe(false);
  expect(
    hasFewPixels(drawImage(128, 128, (x, y) => (flat(x, y) ? [20, 90, 40, 255] : [x, y, 7, 0]))),
  ).toBe(false);
});
