import { boxFilter } from './box-filter.ts';
import { createPlane, type RgbaImage } from './rgba-image.ts';

/** Steps of brightness up to which a difference is noise and stays as it is. */
const noise = 2;

/**
 * Unsharp masking of the brightness alone, so that no colour fringes appear. Changes the picture
 * in place.
 *
 * @param amount from 0 to 1
 */
export function sharpen({ data, width, height }: RgbaImage, amount: number): void {
  if (amount <= 0) return;
  const light = createPlane(width, height);
  for (let i = 0; i < light.data.length; i += 1) {
    light.data[i] =
      0.299 * (data[i * 4] as number) +
      0.587 * (data[i * 4 + 1] as number) +
      0.114 * (data[i * 4 + 2] as number);
  }
  const soft = boxFilter(boxFilter(light, 1), 1);
  for (let i = 0; i < light.data.length; i += 1) {
    const difference = (light.data[i] as number) - (soft.data[i] as number);
    const above = Math.sign(difference) * Math.max(0, Math.abs(difference) - noise);
    const step = above * amount * 1.5;
    for (let c = i * 4; c < i * 4 + 3; c += 1) data[c] = (data[c] as number) + step;
  }
}
