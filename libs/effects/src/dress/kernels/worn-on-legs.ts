import type { GarmentShape } from './garment-shape.ts';
import { extent } from './silhouette.ts';

/**
 * Minimum and maximum width of a waistband, in hip widths: a collar is narrower, a strapless dress
 * wider.
 */
const [leastBand, mostBand] = [0.62, 0.9];
/**
 * Maximum ratio of the widening below to that above: an armhole widens only at its end, hips
 * evenly.
 */
const mostAtEnd = 1.7;
/** Maximum widening from one sample to the next, in hip widths. */
const mostAtOnce = 0.13;
/** Smaller widening counts as straight, in hip widths. */
const straight = 0.03;

/**
 * Whether an outline is that of a skirt or trousers: it widens evenly from a waistband to the hips.
 */
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
