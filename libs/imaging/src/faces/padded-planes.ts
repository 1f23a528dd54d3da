import { stretchImage, type RgbaImage } from '@tintory/pixels';

export type PaddedPlanes = {
  /** All reds, then all greens, then all blues: -1 to 1, -1 outside the picture. */
  planes: Float32Array;
  width: number;
  height: number;
  /** Pixels of the planes per pixel of the picture. */
  scale: number;
};

/**
 * Scales a picture into the upper left of planes whose sides are multiples of `step`.
 *
 * @param longest longer side of the scaled picture, in pixels
 * @param step in pixels
 */
export function paddedPlanes(image: RgbaImage, longest: number, step: number): PaddedPlanes {
  const scale = longest / Math.max(image.width, image.height);
  const small = stretchImage(
    image,
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const width = Math.ceil(small.width / step) * step;
  const height = Math.ceil(small.height / step) * step;
  const area = width * height;
  const planes = new Float32Array(3 * area).fill(-1);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const from = (y * small.width + x) * 4;
      const to = y * width + x;
      for (let c = 0; c < 3; c += 1) {
        planes[c * area + to] = (small.data[from + c] as number) / 127.5 - 1;
      }
    }
  }
  return { planes, width, height, scale };
}
