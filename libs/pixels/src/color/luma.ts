import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** How light the colour at an index of the bytes is, 0 to 255: the luma of Rec. 601. */
export const lumaAt = (data: RgbaImage['data'], at: number): number =>
  0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];

/** How light each pixel is, from 0 to 1. */
export function lumaOf({ data, width, height }: RgbaImage): Plane {
  const luma = createPlane(width, height);
  for (let i = 0; i < luma.data.length; i += 1) luma.data[i] = lumaAt(data, i * 4) / 255;
  return luma;
}
