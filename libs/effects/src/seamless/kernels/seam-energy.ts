import type { RgbaImage } from '@tintory/pixels';

/**
 * How visible a tile's borders are when it is repeated: the mean colour step across them over the
 * mean step between neighbours within. 1 is invisible, 2 is a visible line.
 */
export function seamEnergy(image: RgbaImage): number {
  const { width, height } = image;
  let across = 0;
  for (let y = 0; y < height; y += 1) across += step(image, width - 1, y, 0, y);
  for (let x = 0; x < width; x += 1) across += step(image, x, height - 1, x, 0);
  return across / (width + height) / Math.max(0.1, innerStep(image));
}

function innerStep(image: RgbaImage): number {
  const { width, height } = image;
  let [sum, count] = [0, 0];
  for (let y = 0; y + 1 < height; y += 3) {
    for (let x = 0; x + 1 < width; x += 1) {
      sum += step(image, x, y, x + 1, y) + step(image, x, y, x, y + 1);
      count += 2;
    }
  }
  return sum / Math.max(1, count);
}

function step({ data, width }: RgbaImage, x1: number, y1: number, x2: number, y2: number): number {
  const [a, b] = [(y1 * width + x1) * 4, (y2 * width + x2) * 4];
  let sum = 0;
  for (let c = 0; c < 3; c += 1) sum += Math.abs((data[a + c] as number) - (data[b + c] as number));
  return sum / 3;
}
