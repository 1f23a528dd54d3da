import { boxBlur } from '../box-filter.ts';
import { createPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { smoothStep } from '../smooth-step.ts';

type Band = { top: number; bottom: number };

/** How soft what is far away is: a little first, then more, in heights of the picture. */
const softness = [0.002, 0.0065] as const;

/**
 * Lets rows become softer from the lower end of a band, which is sharp, to its upper end. Changes the
 * picture in place.
 */
export function focusRows(image: RgbaImage, band: Band): void {
  const { data, width, height } = image;
  const top = Math.max(0, Math.floor(band.top));
  const bottom = Math.min(height, Math.ceil(band.bottom));
  if (bottom <= top) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const sharp = channelOf(image, channel, top, bottom);
    const [little, more] = softness.map((radius) => boxBlur(sharp, radius * height)) as [
      Plane,
      Plane,
    ];
    for (let y = top; y < bottom; y += 1) {
      const far = (band.bottom - y) / (band.bottom - band.top);
      const [first, second] = [smoothStep(0, 0.4, far), smoothStep(0.35, 0.9, far)];
      for (let x = 0; x < width; x += 1) {
        const at = (y - top) * width + x;
        const soft = mix(sharp.data[at] as number, little.data[at] as number, first);
        data[(y * width + x) * 4 + channel] = mix(soft, more.data[at] as number, second);
      }
    }
  }
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

function channelOf(
  { data, width }: RgbaImage,
  channel: number,
  top: number,
  bottom: number,
): Plane {
  const plane = createPlane(width, bottom - top);
  for (let i = 0; i < plane.data.length; i += 1) {
    plane.data[i] = data[(top * width + i) * 4 + channel] as number;
  }
  return plane;
}
