import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../plane/rgba-image.ts';
import { colorAt, drawImage } from '../testing/draw.ts';
import { resampleImage } from './resample-image.ts';
import { anyImage, byte, largestDifference, opaque, side } from './testing/any-image.ts';

const mean = ({ data }: RgbaImage) =>
  Array.from(data).reduce((sum, value) => sum + value, 0) / data.length;

function mirror({ data, width, height }: RgbaImage): RgbaImage {
  const image = { data, width, height };
  return drawImage(width, height, (x, y) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = colorAt(image, width - 1 - x, y);
    return [red, green, blue, alpha];
  });
}

describe('a Lanczos resize', () => {
  it('leaves a flat colour the same colour at any size', () => {
    fc.assert(
      fc.property(
        side,
        side,
        side,
        side,
        byte,
        byte,
        fc.integer({ min: 1, max: 255 }),
        (...size) => {
          const [width, height, toWidth, toHeight, red, green, alpha] = size;
          const flat = drawImage(width, height, () => [red, green, 7, alpha]);
          const out = resampleImage(flat, toWidth, toHeight);
          expect(out.data).toEqual(drawImage(toWidth, toHeight, () => [red, green, 7, alpha]).data);
        },
      ),
    );
  });

  it('gives the same pixels at the same size, also half transparent ones', () => {
    fc.assert(
      fc.property(anyImage(fc.integer({ min: 1, max: 255 })), (image) => {
        expect(resampleImage(image, image.width, image.height)).toEqual(image);
      }),
    );
  });

  it('keeps the brightness of the whole when it shrinks', () => {
    const grown = fc.integer({ min: 20, max: 40 });
    fc.assert(
      fc.property(anyImage(fc.constant(255), grown), (image) => {
        const small = resampleImage(image, image.width >> 1, image.height >> 1);
        expect(Math.abs(mean(small) - mean(image))).toBeLessThan(6);
      }),
      { numRuns: 30 },
    );
  });

  it('turns a pattern finer than its pixels grey instead of into moiré', () => {
    const chess = drawImage(90, 90, (x, y) => ((x + y) % 2 ? [255, 255, 255] : [0, 0, 0]));
    const small = resampleImage(chess, 23, 23);
    for (let i = 3; i < 20; i += 1) {
      const [gray = 0] = colorAt(small, i, 11);
      expect(Math.abs(gray - 127.5)).toBeLessThan(4);
    }
  });

  it('keeps an edge steeper than averaging would when it enlarges', () => {
    const edge = drawImage(12, 1, (x) => (x < 6 ? [40, 40, 40] : [200, 200, 200]));
    const [before = 0] = colorAt(resampleImage(edge, 48, 1), 23, 0);
    const [after = 0] = colorAt(resampleImage(edge, 48, 1), 24, 0);
    expect(after - before).toBeGreaterThan((200 - 40) / 4);
  });

  it('never lets the colour hidden in transparent pixels bleed', () => {
    fc.assert(
      fc.property(anyImage(fc.constantFrom(0, 255)), side, side, (image, width, height) => {
        const green = drawImage(image.width, image.height, (x, y) =>
          colorAt(image, x, y)[3] === 255 ? [0, 200, 0, 255] : [255, 0, 255, 0],
        );
        const { data } = resampleImage(green, width, height);
        for (let i = 0; i < data.length; i += 4) {
          expect(data[i]).toBe(0);
          expect(data[i + 2]).toBe(0);
        }
      }),
    );
  });

  it('is the mirror of itself for a mirrored picture', () => {
    fc.assert(
      fc.property(opaque, side, side, (image, width, height) => {
        const one = mirror(resampleImage(image, width, height));
        expect(largestDifference(one, resampleImage(mirror(image), width, height))).toBeLessThan(2);
      }),
    );
  });
});
