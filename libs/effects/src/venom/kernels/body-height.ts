import { resizePlane, gaussianBlur, shrinkPlane, createPlane, type Plane } from '@tintory/pixels';

/** The body's form is computed at a quarter of the size. */
const step = 4;

/** Blurs that round off the silhouette: sigma in units, and share of its slope. */
const rounds = [
  [9, 0.8],
  [26, 0.8],
  [70, 1.0],
] as const;

/**
 * Inflates the subject's silhouette into a round body: each blur adds a slope near the edge and
 * none far inside, so that there is no ridge in the middle as from a distance transform.
 *
 * @param unit pixels in a thousandth of the picture's side
 * @returns height in pixels
 */
export function bodyHeight(alpha: Plane, unit: number): Plane {
  const width = Math.max(1, Math.round(alpha.width / step));
  const height = Math.max(1, Math.round(alpha.height / step));
  const small = shrinkPlane(alpha, width, height);
  const sum = createPlane(width, height);
  for (const [sigma, share] of rounds) {
    const blurred = gaussianBlur(small, (sigma * unit) / step);
    const lift = sigma * unit * share;
    for (let i = 0; i < sum.data.length; i += 1) {
      sum.data[i] = (sum.data[i] as number) + (blurred.data[i] as number) * lift;
    }
  }
  return resizePlane(gaussianBlur(sum, 1), alpha.width, alpha.height);
}

/**
 * A rounded edge: a quarter circle inwards from the border, then level.
 *
 * @param distance in pixels from the border
 */
export function bevel(distance: number, radius: number): number {
  const d = Math.min(radius, distance);
  return Math.sqrt(d * (2 * radius - d));
}
