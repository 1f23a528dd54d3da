import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** Luma (Rec. 601), 0 to 255, of the pixel at a byte index. */
export const lumaAt = (data: RgbaImage['data'], at: number): number =>
  0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];

/** Luma of each pixel, from 0 to 1. */
export function lumaOf({ data, width, height }: RgbaImage): Plane {
  const luma = createPlane(width, height);
  for (let i = 0; i < luma.data.length; i += 1) luma.data[i] = lumaAt(data, i * 4) / 255;
  return luma;
}
