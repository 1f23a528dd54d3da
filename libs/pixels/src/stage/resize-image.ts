import { stretchImage } from '../resize.ts';
import type { RgbaImage } from '../rgba-image.ts';
import { createSampler } from '../sampler.ts';

/** To any size: bilinear where it grows, by the mean where it shrinks. Meant for soft, opaque pictures. */
export function resizeImage(image: RgbaImage, width: number, height: number): RgbaImage {
  if (width <= image.width && height <= image.height) return stretchImage(image, width, height);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const sample = createSampler(image, { width, height });
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = { data: new Float32Array(image.width * image.height), ...sizeOf(image) };
    for (let i = 0; i < plane.data.length; i += 1) {
      plane.data[i] = image.data[i * 4 + channel] as number;
    }
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) data[(y * width + x) * 4 + channel] = sample(plane, x, y);
    }
  }
  return { data, width, height };
}

const sizeOf = ({ width, height }: RgbaImage) => ({ width, height });
