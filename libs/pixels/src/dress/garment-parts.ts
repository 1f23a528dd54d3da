import { createPlane, type Plane } from '../rgba-image.ts';
import type { GarmentShape } from './garment-shape.ts';
import { seamAt } from './sleeve-shape.ts';

/** Parts overlap by this share of the waist, so that no gap opens at a seam. */
const overlap = 0.03;

/** Takes a garment apart at its armholes: body, left sleeve, right sleeve; each 0 to 1. */
export function garmentParts(
  mask: Plane,
  { left, right, outline }: GarmentShape,
): readonly [body: Plane, left: Plane, right: Plane] {
  const { width, height } = mask;
  const parts = [0, 1, 2].map(() => createPlane(width, height)) as [Plane, Plane, Plane];
  const lap = outline.waist * overlap;
  for (let y = 0; y < height; y += 1) {
    const from = left.sleeve ? seamAt(outline.left, left.shoulder, left.armpit, y) : -Infinity;
    const to = right.sleeve ? seamAt(outline.right, right.shoulder, right.armpit, y) : Infinity;
    // Beside a hanging sleeve nothing of it may come along with the body.
    const lapHere = y < Math.min(left.armpit[1], right.armpit[1]) ? lap : 1;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = mask.data[at] as number;
      if (x > from - lapHere && x < to + lapHere) parts[0].data[at] = value;
      if (x < from + lapHere) parts[1].data[at] = value;
      if (x > to - lapHere) parts[2].data[at] = value;
    }
  }
  return parts;
}
