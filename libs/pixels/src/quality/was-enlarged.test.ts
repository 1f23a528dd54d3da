import { describe, expect, it } from 'vitest';
import { gaussianBlur } from '../filters/gaussian-blur.ts';
import { createRandom } from '../noise/random.ts';
import { resampleImage } from '../resample/resample-image.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';
import { drawImage, drawPlane } from '../testing/draw.ts';
import { sampleWindows } from './sample-windows.ts';
import { wasEnlarged } from './was-enlarged.ts';

const side = 320;
const toImage = (size: number, tone: (x: number, y: number) => number): RgbaImage =>
  drawImage(size, size, (x, y) => {
    const value = Math.round(tone(x, y));
    return [value, value, value];
  });

/** Rings, slanted bars and a little grain, blurred as by a lens. */
function photo(blur = 0.6): RgbaImage {
  const random = createRandom(7);
  const scene = drawPlane(side, side, (x, y) => {
    const ring = Math.hypot(x - 110, y - 140);
    const shade = 90 + (x + y) / 6 + (random() - 0.5) * 16;
    if (ring < 90) return (ring / 14) % 2 < 1 ? 205 : 60;
    return x > 210 && (x + y / 3) % 24 < 11 ? 50 : shade;
  });
  const { data } = gaussianBlur(scene, blur);
  return toImage(side, (x, y) => data[y * side + x]);
}

const times = (factor: number, image = photo()) =>
  resampleImage(image, Math.round(side * factor), Math.round(side * factor));

/** Each pixel is a quarter pixel from its nearest source pixel. */
function bilinearTwice({ data, width }: RgbaImage): RgbaImage {
  const at = (x: number, y: number) => {
    const [px, py] = [x, y].map((place) => Math.min(width - 1, Math.max(0, place))) as [
      number,
      number,
    ];
    return data[(py * width + px) * 4];
  };
  return toImage(width * 2, (x, y) => {
    const [left, top] = [Math.floor((x - 1) / 2), Math.floor((y - 1) / 2)];
    const [right, below] = [x % 2 ? 0.25 : 0.75, y % 2 ? 0.25 : 0.75];
    const row = (place: number) => at(left, place) * (1 - right) + at(left + 1, place) * right;
    return row(top) * (1 - below) + row(top + 1) * below;
  });
}

const told = (image: RgbaImage) => wasEnlarged(sampleWindows(image));

describe('that a picture was enlarged', () => {
  it.each([1.5, 1.75, 2, 3, 4])('is seen where it was by Lanczos, %s times', (factor) => {
    expect(told(times(factor))).toBe(true);
  });

  it('is seen where it was by bilinear interpolation, twice', () => {
    expect(told(bilinearTwice(photo()))).toBe(true);
  });

  it('is no longer seen once it is shrunk to what it was', () => {
    expect(told(resampleImage(bilinearTwice(photo()), side, side))).toBe(false);
  });

  it('is not said of one that is sharp, soft or out of focus', () => {
    for (const blur of [0.6, 1, 1.6, 3]) expect(told(photo(blur))).toBe(false);
  });

  it.each([0.5, 0.6, 0.75, 0.8])('is not said of one that was shrunk to %s', (factor) => {
    expect(told(times(factor))).toBe(false);
  });

  it('is not said of stripes and checks, however regular', () => {
    for (const period of [2, 3, 4, 8]) {
      const stripe = (place: number) => (place % period < period / 2 ? 40 : 210);
      expect(told(toImage(side, (x) => stripe(x)))).toBe(false);
      expect(told(toImage(side, (x, y) => (stripe(x) + stripe(y)) / 2))).toBe(false);
    }
  });

  it('is not said of what is empty, or too small to tell', () => {
    expect(told(toImage(side, () => 128))).toBe(false);
    expect(told(times(0.2))).toBe(false);
  });
});
