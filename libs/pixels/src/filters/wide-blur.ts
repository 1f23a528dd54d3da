import { gaussianBlur } from './gaussian-blur.ts';
import { resizePlane, shrinkPlane } from '../resample/resize.ts';
import type { Plane } from '../plane/rgba-image.ts';

/** A blur of this sigma leaves no detail that a plane of half the size could not hold. */
const narrow = 5;

/** Gaussian blur at a cost independent of its width: a wide one runs on a smaller plane. */
export function wideBlur(plane: Plane, sigma: number): Plane {
  const { width, height } = plane;
  const factor = Math.floor((2 * sigma) / narrow);
  if (factor < 2 || Math.min(width, height) < 2 * factor) return gaussianBlur(plane, sigma);
  const small = shrinkPlane(plane, Math.ceil(width / factor), Math.ceil(height / factor));
  // Shrinking by averaging and enlarging blur, too.
  const left = Math.sqrt(Math.max(1, sigma * sigma - (factor * factor) / 6));
  return resizePlane(gaussianBlur(small, left / factor), width, height);
}
