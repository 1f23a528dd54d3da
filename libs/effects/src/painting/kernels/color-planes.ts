import { createPlane, type Plane, type RgbaImage } from '@tintory/pixels';

/** Red, green and blue as planes, each from 0 to 1. */
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
