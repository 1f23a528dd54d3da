import { boxFilter } from '../filters/box-filter.ts';
import { mapPlane, type Plane } from '../plane/rgba-image.ts';

/** Details of an outline narrower than about twice this are hair rather than form, in pixels. */
const fine = 3;
/** Where a small mean is neither all nor nothing there is an edge. */
const edgeOf = (mean: number): number => (mean > 0.01 && mean < 0.99 ? 1 : 0);

/**
 * How much of a mask's outline around each pixel is strands and gaps that a smooth outline would
 * not have: about 0.03 along the edge of things, 0.3 along fur.
 *
 * @param mask 0 or 1
 * @param around how far to look, in pixels
 */
export function raggedness(mask: Plane, around: number): Plane {
  const smooth = boxFilter(mask, fine);
  const lost = mapPlane(mask, (value, i) => Math.abs(value - Math.round(smooth.data[i])));
  const lostAround = boxFilter(lost, around);
  const edgeAround = boxFilter(mapPlane(boxFilter(mask, 1), edgeOf), around);
  return mapPlane(lostAround, (share, i) => share / (edgeAround.data[i] + 1e-6));
}
