import fc from 'fast-check';
import type { RgbaImage } from '../../plane/rgba-image.ts';

export const side = fc.integer({ min: 1, max: 24 });
export const byte = fc.integer({ min: 0, max: 255 });

/** Pictures of any colours and any small size. */
export const anyImage = (alpha: fc.Arbitrary<number>, size = side): fc.Arbitrary<RgbaImage> =>
  fc.tuple(size, size).chain(([width, height]) => {
    const count = width * height;
    const pixel = fc.tuple(byte, byte, byte, alpha);
    return fc
      .array(pixel, { minLength: count, maxLength: count })
      .map((pixels) => ({ data: Uint8ClampedArray.from(pixels.flat()), width, height }));
  });

export const opaque = anyImage(fc.constant(255));
/** The largest difference between the bytes of two pictures. */
export const largestDifference = (one: RgbaImage, other: RgbaImage) =>
  Math.max(...Array.from(one.data, (value, i) => Math.abs(value - (other.data[i] ?? NaN))));
