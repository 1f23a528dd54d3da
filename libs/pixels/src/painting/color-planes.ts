import { createPlane, type Plane, type RgbaImage } from '../rgba-image.ts';

/** Red, green and blue apart, each from 0 to 1. */
export type ColorPlanes = [red: Plane, green: Plane, blue: Plane];

export function splitColors({ data, width, height }: RgbaImage): ColorPlanes {
  const planes = [0, 1, 2].map(() => createPlane(width, height)) as ColorPlanes;
  planes.forEach((plane, channel) => {
    for (let i = 0; i < plane.data.length; i += 1) {
      plane.data[i] = (data[i * 4 + channel] as number) / 255;
    }
  });
  return planes;
}

/** How light each pixel is, from 0 to 1: the luma of Rec. 601, which keeps the steps the eye sees. */
export function lumaOf({ data, width, height }: RgbaImage): Plane {
  const luma = createPlane(width, height);
  for (let i = 0; i < luma.data.length; i += 1) {
    const at = i * 4;
    luma.data[i] =
      ((data[at] as number) * 0.299 +
        (data[at + 1] as number) * 0.587 +
        (data[at + 2] as number) * 0.114) /
      255;
  }
  return luma;
}
