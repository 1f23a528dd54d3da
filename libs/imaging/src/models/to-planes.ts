import { stretchImage, type RgbaImage } from '@tintory/pixels';

/**
 * A picture stretched to a model's square, each pixel the mean of what it covers.
 *
 * @param scale of the numbers: 1 for 0–255, 1/255 for 0–1
 * @returns all reds, then all greens, then all blues
 */
export function toPlanes(image: RgbaImage, side: number, scale: number): Float32Array {
  const { data } = stretchImage(image, side, side);
  const size = side * side;
  const planes = new Float32Array(3 * size);
  for (let i = 0; i < size; i += 1) {
    planes[i] = (data[i * 4] as number) * scale;
    planes[i + size] = (data[i * 4 + 1] as number) * scale;
    planes[i + 2 * size] = (data[i * 4 + 2] as number) * scale;
  }
  return planes;
}
