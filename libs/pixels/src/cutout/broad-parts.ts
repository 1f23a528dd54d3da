import { boxFilter } from '../box-filter.ts';
import { mapPlane, type Plane } from '../rgba-image.ts';

/** Less than the share of one pixel among those around it: no more than rounding. */
const hardly = 1e-4;

/**
 * What of a mask is at least `2 * radius + 1` pixels broad both ways (a morphological opening).
 *
 * @param mask 0 or 1
 */
export function broadParts(mask: Plane, radius: number): Plane {
  const cores = mapPlane(boxFilter(mask, radius), (share) => (share > 1 - hardly ? 1 : 0));
  return mapPlane(boxFilter(cores, radius), (share) => (share > hardly ? 1 : 0));
}
