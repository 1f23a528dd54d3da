import type { GarmentShape } from './garment-shape.ts';
import { extent } from './silhouette.ts';

/** The width of a waistband in widths farther down: a collar is narrower, a dress without straps wider. */
const [leastBand, mostBand] = [0.62, 0.9];
/** From the waistband to the hips the outline widens evenly; at an armhole it does so at its end. */
const mostAtEnd = 1.7;
/** The same from one place that is looked at to the next, in widths of the hips. */
const mostAtOnce = 0.13;
/** Less than this is straight, in widths of the hips. */
const straight = 0.03;

/** Whether an outline is that of a skirt or of trousers: from a waistband it widens evenly to the hips. */
export function isWornOnLegs({ outline: { mask, top }, hem }: GarmentShape): boolean {
  const widthAt = (share: number) => {
    const [from, to] = extent(mask, Math.round(top + (hem - top) * share)) ?? [0, 0];
    return to - from;
  };
  const hips = Math.max(1, widthAt(0.4));
  const widths = [0.04, 0.12, 0.2, 0.3, 0.4].map((share) => widthAt(share) / hips);
  const [band = 0, , middle = 0] = widths;
  if (band < leastBand || band > mostBand) return false;
  const isEven = widths.slice(1).every((width, i) => {
    const step = width - (widths[i] ?? 0);
    return step > 0 && step < mostAtOnce;
  });
  return isEven && 1 - middle < (middle - band) * mostAtEnd + straight;
}
