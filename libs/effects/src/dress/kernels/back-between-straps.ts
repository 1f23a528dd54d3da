import type { Plane, RgbaImage } from '@tintory/pixels';
import { stepAcross } from './cloth-edges.ts';
import { isOpenAtNeck } from './find-neckline.ts';
import type { GarmentShape } from './garment-shape.ts';
import { dropAt, type Neckline } from './neckline.ts';
import { goesOn, inwards, isPatterned, leastStep } from './search-neckline.ts';
import { topOf } from './silhouette.ts';

/** Minimum height of the inside of a back, in half widths of the neckline; a trim is narrower. */
const leastBack = 0.45;
/**
 * Maximum depths of the back's edge and the front's, in half widths of the neckline; deeper are
 * fronts or lapels.
 */
const [mostDip, deepest] = [1.6, 3];
/**
 * Where the front's edge is sampled, in shares of its half width, and the minimum number of usable
 * samples.
 */
const looks = [-0.85, -0.7, -0.5, -0.3, -0.12, 0, 0.12, 0.3, 0.5, 0.7, 0.85] as const;
const leastLooks = 7;
/**
 * Maximum brightness change within the back, as a share of the step to the front: a shaded rim
 * fades more.
 */
const fades = { clear: 0.45, unclear: 0.62 };
/** Factor by which a broken edge has to be stronger: sewn-on bands are weaker. */
const leastBroken = 1.5;

/**
 * Finds the front neckline of a vest that shows its back between the straps, below their ends.
 * @returns `unclear` if its edge is seen, but partly hidden by a pattern or shade
 */
export function backBetweenStraps(
  garment: RgbaImage,
  mask: Plane,
  shape: GarmentShape,
): Neckline | 'unclear' | undefined {
  const { left, right, outline } = shape;
  const middle = (left.neck[0] + right.neck[0]) / 2;
  const [half, top] = [(right.neck[0] - left.neck[0]) / 2, (left.neck[1] + right.neck[1]) / 2];
  const dip = (topOf(mask, middle) ?? Infinity) - top;
  // A knitted collar has edges of its own; few vests have one.
  if (left.sleeve || right.sleeve || !isOpenAtNeck(shape) || dip > half * mostDip) return undefined;
  const lowest = Math.max(left.armpit[1], right.armpit[1]) + outline.waist * 0.4;
  const reach = Math.max(2, Math.round(outline.waist * 0.018));
  const least = leastStep(garment, outline, lowest);
  let [best, most]: [Neckline | undefined, number] = [undefined, least];
  let [likely, usual]: [Neckline | undefined, number] = [undefined, least * leastBroken];
  const last = Math.min(half * deepest, lowest - top);
  for (let drop = dip + half * leastBack; drop < last; drop += outline.waist * 0.01) {
    for (const roundness of [1, 2] as const) {
      const line: Neckline = { middle, top, half, drop, roundness };
      const steps = stepsAlong(garment, mask, line, reach);
      if (steps.length < leastLooks) continue;
      const weak = steps[Math.floor(steps.length * 0.2)] as number;
      const middling = steps[steps.length >> 1] as number;
      if (weak > most) [best, most] = [line, weak];
      if (middling > usual) [likely, usual] = [line, middling];
    }
  }
  const line = best ?? likely;
  if (!line) return undefined;
  const fade = fadeAbove(garment, line, dip, reach) / usual;
  if (fade > fades.unclear) return undefined;
  const isHidden =
    fade > fades.clear ||
    goesOn(garment, line, reach, most / 2) ||
    isPatterned(garment, line, reach, most * 0.6);
  return best && !isHidden ? best : 'unclear';
}

/** The brightness step half-way between a line and the outline above it. */
const fadeAbove = (garment: RgbaImage, line: Neckline, dip: number, reach: number): number =>
  Math.max(
    ...[-0.3, 0, 0.3].map((share) =>
      stepAt(garment, { ...line, drop: (dip + line.drop) / 2 }, share, reach),
    ),
  );

/** Brightness steps from inside to outside a line, where cloth is on both sides; ascending. */
const stepsAlong = (garment: RgbaImage, mask: Plane, line: Neckline, reach: number): number[] =>
  looks
    .filter((share) => {
      const edge = topOf(mask, line.middle + share * line.half) ?? Infinity;
      return line.top + dropAt(line, share) - edge > reach * 3.5;
    })
    .map((share) => stepAt(garment, line, share, reach))
    .sort((a, b) => a - b);

const stepAt = (garment: RgbaImage, line: Neckline, share: number, reach: number): number =>
  stepAcross(
    garment,
    [line.middle + share * line.half, line.top + dropAt(line, share)],
    inwards(line, share),
    reach,
  );
