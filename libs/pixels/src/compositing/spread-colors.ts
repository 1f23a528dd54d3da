import { boxFilter } from '../filters/box-filter.ts';
import { createPlane, type RgbaImage } from '../plane/rgba-image.ts';

/** Mean alpha below this: nothing visible. */
const nothing = 0.01;

/** Alpha, of 255, below which a pixel's colour is invisible and arbitrary. */
const unseen = 16;

/**
 * Gives transparent pixels the mean colour of the visible ones around them, so that filters which
 * ignore alpha mix in no other colour at outlines. Alpha is unchanged.
 *
 * @param radius in pixels; transparent pixels with no visible one within it keep their colour
 */
export function spreadColors(image: RgbaImage, radius: number): RgbaImage {
  if (isOpaque(image)) return image;
  const { width, height } = image;
  const data = image.data.slice();
  const visible = weightedMean(image, radius, () => 1);
  for (let channel = 0; channel < 3; channel += 1) {
    const colors = weightedMean(image, radius, (at) => image.data[at + channel]);
    for (let i = 0; i < colors.length; i += 1) {
      const at = i * 4;
      if (data[at + 3] >= unseen || visible[i] < nothing) continue;
      data[at + channel] = colors[i] / visible[i];
    }
  }
  return { data, width, height };
}

/** Alpha-weighted mean around each pixel. */
function weightedMean(
  { data, width, height }: RgbaImage,
  radius: number,
  valueAt: (at: number) => number,
): Float32Array {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i += 1) {
    const alpha = data[i * 4 + 3];
    plane.data[i] = alpha >= unseen ? alpha * valueAt(i * 4) : 0;
  }
  return boxFilter(plane, radius).data;
}

/** Whether all alpha is 255; a loop, since `some` would make four million calls. */
export function isOpaque({ data }: RgbaImage): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] < 255) return false;
  return true;
}
