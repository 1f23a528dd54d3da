import type { RgbaImage } from '@tintory/pixels';

/**
 * Squared distances of the colours that lie on each other where a picture's right end is laid over
 * its left one.
 *
 * @returns row after row, `overlap` numbers each
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
