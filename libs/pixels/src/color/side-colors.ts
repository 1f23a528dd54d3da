import { boxFilter } from '../filters/box-filter.ts';
import { createPlane, mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** The usual colour of one side of an edge around each pixel, 0 to 255. */
export type SideColors = {
  /** How much of the surroundings is this side's, 0 to 1. */
  share: Plane;
  colors: [red: Plane, green: Plane, blue: Plane];
  /** How much its colours scatter there, all three channels together, in squared steps. */
  variance: Plane;
};

/**
 * Describes the colours of what has weight.
 *
 * @param weight 0 to 1, of the picture's size
 * @param radius of the surroundings, in pixels
 */
export function sideColors(image: RgbaImage, weight: Plane, radius: number): SideColors {
  const { width, height, data } = image;
  const share = boxFilter(weight, radius);
  const mean = (sums: Plane) => mapPlane(sums, (sum, i) => sum / (share.data[i] + 1e-6));
  const color = (channel: number) => {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i += 1) {
      plane.data[i] = data[i * 4 + channel] * weight.data[i];
    }
    return mean(boxFilter(plane, radius));
  };
  const colors: SideColors['colors'] = [color(0), color(1), color(2)];
  const [red, green, blue] = colors;
  const deviations = mapPlane(weight, (part, i) => {
    if (part === 0) return 0;
    const offRed = data[i * 4] - red.data[i];
    const offGreen = data[i * 4 + 1] - green.data[i];
    const offBlue = data[i * 4 + 2] - blue.data[i];
    return offRed * offRed + offGreen * offGreen + offBlue * offBlue;
  });
  return { share, colors, variance: mean(boxFilter(deviations, radius)) };
}
