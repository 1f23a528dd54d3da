import { boxFilter } from './box-filter.ts';
import { createPlane, mapPlane, type Plane, type RgbaImage } from './rgba-image.ts';

/** Neighbours a pixel is compared with, to each side. */
const radius = 2;

/**
 * Takes noise and compression's blocks out of a picture and leaves its edges: the guided filter
 * with each channel as its own guide (He, Sun, Tang, TPAMI 2013, section 3.1).
 *
 * @param strength the deviation, in steps of 255, that counts as noise
 */
export function smoothNoise(image: RgbaImage, strength: number): RgbaImage {
  const { width, height } = image;
  const data = new Uint8ClampedArray(image.data);
  const epsilon = strength * strength;
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i += 1) {
      plane.data[i] = image.data[i * 4 + channel] as number;
    }
    const smooth = guideItself(plane, epsilon);
    for (let i = 0; i < smooth.data.length; i += 1) {
      data[i * 4 + channel] = smooth.data[i] as number;
    }
  }
  return { data, width, height };
}

function guideItself(plane: Plane, epsilon: number): Plane {
  const mean = boxFilter(plane, radius);
  const meanOfSquares = boxFilter(
    mapPlane(plane, (value) => value * value),
    radius,
  );
  const slope = mapPlane(mean, (value, i) => {
    const variance = Math.max(0, (meanOfSquares.data[i] as number) - value * value);
    return variance / (variance + epsilon);
  });
  const offset = mapPlane(slope, (a, i) => (1 - a) * (mean.data[i] as number));
  const [a, b] = [boxFilter(slope, radius), boxFilter(offset, radius)];
  return mapPlane(plane, (value, i) => (a.data[i] as number) * value + (b.data[i] as number));
}
