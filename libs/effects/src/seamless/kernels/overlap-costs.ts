import type { RgbaImage } from '@tintory/pixels';

/**
 * Squared colour distances in the overlap of a picture's right end and its left one.
 *
 * @returns row by row, `overlap` per row
 */
export function overlapCosts({ data, width, height }: RgbaImage, overlap: number): Float32Array {
  const costs = new Float32Array(overlap * height);
  for (let y = 0; y < height; y += 1) {
    const left = y * width * 4;
    const right = left + (width - overlap) * 4;
    for (let x = 0; x < overlap * 4; x += 4) {
      const red = (data[left + x] as number) - (data[right + x] as number);
      const green = (data[left + x + 1] as number) - (data[right + x + 1] as number);
      const blue = (data[left + x + 2] as number) - (data[right + x + 2] as number);
      costs[y * overlap + x / 4] = red * red + green * green + blue * blue;
    }
  }
  return costs;
}
