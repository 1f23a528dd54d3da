import { mapPlane, type Plane } from '@tintory/pixels';
import type { GarmentShape, GarmentSide } from './garment-shape.ts';
import { beyondSeam, seamAt } from './sleeve-shape.ts';

/** Overlap of the parts as a share of the waist, so that no gap opens at a seam. */
const overlap = 0.03;

/** Splits a garment at its armholes: body, left sleeve, right sleeve; each 0 to 1. */
export function garmentParts(
  mask: Plane,
  { left, right, outline }: GarmentShape,
): readonly [body: Plane, left: Plane, right: Plane] {
  const lap = outline.waist * overlap;
  const sleeveOf = ({ sleeve, shoulder, armpit }: GarmentSide, side: -1 | 1, inwards: number) => {
    if (!sleeve) return mapPlane(mask, () => 0);
    const ends = side < 0 ? outline.left : outline.right;
    // Keeps a hanging sleeve's pixels out of the body, and the body's out of the sleeve.
    const seam = (y: number) =>
      seamAt(ends, shoulder, armpit, y) - (y < armpit[1] ? side * inwards : 0);
    return beyondSeam(mask, seam, side);
  };
  const [onLeft, onRight] = [sleeveOf(left, -1, 0), sleeveOf(right, 1, 0)];
  const body = mapPlane(
    mask,
    (value, i) => value - Math.max(onLeft.data[i] as number, onRight.data[i] as number),
  );
  return [body, sleeveOf(left, -1, lap), sleeveOf(right, 1, lap)];
}
