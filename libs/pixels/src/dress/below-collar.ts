import type { Point } from './body-pose.ts';
import { shouldersOf, type GarmentShape } from './garment-shape.ts';
import { extent, widthOf } from './silhouette.ts';

/** How much wider the outline is right below a collar than at its foot, in widths of the waist. */
const leastStep = 0.12;
/** How high a collar is at least, in widths of the waist. */
const leastCollar = 0.07;

/** The same vest with its shoulders below a collar that stands up: its top is no strap. */
export function belowCollar(shape: GarmentShape): GarmentShape {
  const { left, right, outline } = shape;
  const { mask, top, waist } = outline;
  const row = shouldersOf(mask, top, waist);
  const step = (widthOf(mask, row + waist * 0.1) - widthOf(mask, row - waist * 0.03)) / waist;
  if (left.sleeve || right.sleeve || row - top < waist * leastCollar || step < leastStep) {
    return shape;
  }
  const armpit = Math.min(left.armpit[1], right.armpit[1]);
  let [start, end]: [Point, Point] = [left.shoulder, right.shoulder];
  let [least, most] = [Infinity, Infinity];
  for (let y = row; y < armpit; y += 1) {
    const [from, to] = extent(mask, y) ?? [mask.width, 0];
    // Where the outline turns from the shoulder's slope to the armhole.
    if (from + y < least) [least, start] = [from + y, [from, y]];
    if (y - to < most) [most, end] = [y - to, [to, y]];
  }
  return {
    ...shape,
    left: { ...left, shoulder: start },
    right: { ...right, shoulder: end },
  };
}
