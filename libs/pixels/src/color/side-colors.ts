import { boxFilter } from '../filters/box-filter.ts';
import { createPlane, mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** Mean colours of one side of an edge around each pixel, 0 to 255. */
export type SideColors = {
  /** This side's share of the surroundings, 0 to 1. */
  share: Plane;
  colors: [red: Plane, green: Plane, blue: Plane];
  /** Variance of its colours there, summed over the three channels. */
  variance: Plane;
};

/** Measures the weighted mean and variance of the colours around each pixel. */
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
