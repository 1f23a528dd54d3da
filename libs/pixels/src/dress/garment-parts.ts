import { createPlane, mapPlane, type Plane } from '../rgba-image.ts';
import type { Point } from './body-pose.ts';
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
    const lapHere = y < Math.min(left.armpit[1], right.armpit[1]) ? lap : -1;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = mask.data[at] as number;
      if (x > from - Math.abs(lapHere) && x < to + Math.abs(lapHere)) parts[0].data[at] = value;
      if (x < from + lapHere) parts[1].data[at] = value;
      if (x > to - lapHere) parts[2].data[at] = value;
    }
  }
  return parts;
}

/** What of a sleeve lies between two shares of the line through it, with a little more at both. */
export function pieceOf(
  sleeve: Plane,
  [start, end]: readonly [Point, Point],
  { from, to }: { from: number; to: number },
): Plane {
  if (from <= 0 && to >= 1) return sleeve;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const square = Math.max(1e-6, dx * dx + dy * dy);
  const [least, most] = [from <= 0 ? -Infinity : from - overlap, to >= 1 ? Infinity : to + overlap];
  return mapPlane(sleeve, (value, i) => {
    const [x, y] = [i % sleeve.width, Math.floor(i / sleeve.width)];
    const share = ((x - start[0]) * dx + (y - start[1]) * dy) / square;
    return share > least && share < most ? value : 0;
  });
}
