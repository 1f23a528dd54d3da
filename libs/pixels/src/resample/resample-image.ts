import type { RgbaImage } from '../plane/rgba-image.ts';
import { coveredRect, createStripResampler, type Rect } from './strip-resampler.ts';

const wholeOf = ({ width, height }: RgbaImage): Rect => ({ x: 0, y: 0, width, height });

/** Lanczos-3 resize of a picture, or of a part of it, to any size in pixels. */
export function resampleImage(
  image: RgbaImage,
  width: number,
  height: number,
  crop: Rect = wholeOf(image),
): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  const push = createStripResampler({ crop, width, height }, (row, y) => {
    data.set(row, y * width * 4);
  });
  const covered = coveredRect(crop);
  for (let y = covered.y; y < covered.y + covered.height; y += 1) {
    const start = (y * image.width + covered.x) * 4;
    push(image.data.subarray(start, start + covered.width * 4));
  }
  return { data, width, height };
}
