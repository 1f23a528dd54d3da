import { boxFilter } from '../filters/box-filter.ts';
import { mapPlane, type Plane } from '../plane/rgba-image.ts';

/** Details of an outline narrower than about twice this are hair rather than form, in pixels. */
const fine = 3;
/** A mean that is neither 0 nor 1 marks an edge. */
const edgeOf = (mean: number): number => (mean > 0.01 && mean < 0.99 ? 1 : 0);

/**
 * Raggedness of a mask's outline around each pixel: the share of strands and gaps that a smooth
 * outline lacks. About 0.03 along objects, 0.3 along fur.
 *
 * @param mask 0 or 1
 * @param around radius in pixels
 */
export function raggedness(mask: Plane, around: number): Plane {
  const smooth = boxFilter(mask, fine);
  const lost = mapPlane(mask, (value, i) => Math.abs(value - Math.round(smooth.data[i])));
  const lostAround = boxFilter(lost, around);
  const edgeAround = boxFilter(mapPlane(boxFilter(mask, 1), edgeOf), around);
  return mapPlane(lostAround, (share, i) => share / (edgeAround.data[i] + 1e-6));
}
