import { mapPlane, type Plane } from '@tintory/pixels';
import type { GarmentShape, GarmentSide } from './garment-shape.ts';
import { beyondSeam, seamAt } from './sleeve-shape.ts';

/** Parts overlap by this share of the waist, so that no gap opens at a seam. */
const overlap = 0.03;

/** Takes a garment apart at its armholes: body, left sleeve, right sleeve; each 0 to 1. */
export function garmentParts(
  mask: Plane,
  { left, right, outline }: GarmentShape,
): readonly [body: Plane, left: Plane, right: Plane] {
  const lap = outline.waist * overlap;
  const sleeveOf = ({ sleeve, shoulder, armpit }: GarmentSide, side: -1 | 1, inwards: number) => {
    if (!sleeve) return mapPlane(mask, () => 0);
    const ends = side < 0 ? outline.left : outline.right;
    // Beside a hanging sleeve nothing of it may come along with the body, nor of the body with it.
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
