import type { RgbaImage } from '../plane/rgba-image.ts';

export type Bounds = { x: number; y: number; width: number; height: number };

/**
 * The bounding box of everything visible, with a margin, inside the picture. Undefined when nothing
 * is visible.
 */
export function alphaBounds(
  image: RgbaImage,
  threshold: number,
  margin: number,
): Bounds | undefined {
  const { data, width, height } = image;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] < threshold) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return undefined;
  const x = Math.max(0, left - margin);
  const y = Math.max(0, top - margin);
  return {
    x,
    y,
    width: Math.min(width - 1, right + margin) - x + 1,
    height: Math.min(height - 1, bottom + margin) - y + 1,
  };
}

export function crop(image: RgbaImage, { x, y, width, height }: Bounds): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * image.width + x) * 4;
    data.set(image.data.subarray(start, start + width * 4), row * width * 4);
  }
  return { data, width, height };
}
