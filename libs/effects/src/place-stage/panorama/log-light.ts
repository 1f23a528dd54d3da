import type { RgbaImage } from '@tintory/pixels';
import { createLightImage, type LightImage } from './light-image.ts';

/**
 * Light in 8 bits: `log2(1 + fine · x) / log2(1 + fine · most)`, with `x` relative to the
 * panorama's median. A step is at most 3 % of the light; lamps keep up to 256 times the median.
 */
const [fine, most] = [8, 256];
const range = Math.log2(1 + fine * most);

const decoded = Float32Array.from(
  { length: 256 },
  (_, byte) => (2 ** ((byte / 255) * range) - 1) / fine,
);

/** Decodes log light into linear light relative to the panorama's median. */
export function decodeLogLight({ data, width, height }: RgbaImage): LightImage {
  const image = createLightImage(width, height);
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = (image[channel] as LightImage[0]).data;
    for (let i = 0; i < plane.length; i += 1) {
      plane[i] = decoded[data[i * 4 + channel] as number] as number;
    }
  }
  return image;
}

/** @param median the light that is stored as 1 */
export function encodeLogLight(image: LightImage, median: number): RgbaImage {
  const [{ width, height }] = image;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = (image[channel] as LightImage[0]).data;
    for (let i = 0; i < plane.length; i += 1) {
      const value = Math.min(most, Math.max(0, (plane[i] as number) / median));
      data[i * 4 + channel] = (Math.log2(1 + fine * value) / range) * 255;
    }
  }
  return { data, width, height };
}
