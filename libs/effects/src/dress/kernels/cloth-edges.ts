import type { RgbaImage } from '@tintory/pixels';
import type { Point } from './body-pose.ts';

/** The colour difference between above and below a point. */
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

/** How much brighter the cloth is below a point than above it. */
export const stepAt = (image: RgbaImage, x: number, y: number, reach: number): number =>
  stepAcross(image, [x, y], [0, -1], reach);

/** How much darker the side of a point in a direction (unit vector) is than the opposite side. */
export const stepAcross = (
  image: RgbaImage,
  [x, y]: Point,
  [dx, dy]: Point,
  reach: number,
): number => {
  const [across, down] = [dx * reach * 2, dy * reach * 2];
  return (
    brightness(image, x - across, y - down, reach) - brightness(image, x + across, y + down, reach)
  );
};

const brightness = (image: RgbaImage, x: number, y: number, reach: number): number =>
  brightnessAt(image, [x, y], reach);

/** The mean brightness around a point. */
export const brightnessAt = (image: RgbaImage, [x, y]: Point, reach: number): number =>
  meanAt(image, x, y, reach).reduce((sum, value) => sum + value, 0) / 3;
