import type { RgbaImage } from '../rgba-image.ts';
import type { Point } from './body-pose.ts';

/** How much the colours above and below a place differ. */
export function edgeAt(image: RgbaImage, [x, y]: Point, reach: number): number {
  const [upper, lower] = [meanAt(image, x, y - reach, reach), meanAt(image, x, y + reach, reach)];
  return upper.reduce((sum, value, c) => sum + Math.abs(value - (lower[c] as number)), 0) / 3;
}

function meanAt({ data, width, height }: RgbaImage, x: number, y: number, reach: number): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  const [left, top] = [Math.round(x - reach), Math.round(y - reach / 2)];
  for (let row = Math.max(0, top); row < Math.min(height, top + reach); row += 1) {
    for (let column = Math.max(0, left); column < Math.min(width, left + reach * 2); column += 1) {
      for (let c = 0; c < 3; c += 1) {
        sum[c] = (sum[c] as number) + (data[(row * width + column) * 4 + c] as number);
      }
      count += 1;
    }
  }
  return sum.map((value) => value / Math.max(1, count));
}

/** How much brighter the cloth is below a place than above it. */
export const stepAt = (image: RgbaImage, x: number, y: number, reach: number): number =>
  brightness(image, x, y + reach * 2, reach) - brightness(image, x, y - reach * 2, reach);

const brightness = (image: RgbaImage, x: number, y: number, reach: number): number =>
  meanAt(image, x, y, reach).reduce((sum, value) => sum + value, 0) / 3;
