import type { Plane, RgbaImage } from '@tintory/pixels';
import type { Point } from './body-pose.ts';
import { brightnessAt, stepAcross, stepAt } from './cloth-edges.ts';
import type { GarmentShape } from './garment-shape.ts';
import { dropAt, type Neckline } from './neckline.ts';
import { topOf } from './silhouette.ts';

/** A step from dark to bright that is less than this, of 255, is no edge of a neckline. */
const leastAlong = 9;
/** The same of dark cloth, as a share of its own brightness, and the least of it. */
const [leastShare, leastOfDark] = [0.14, 4.5];
/** How deep a front is open at most, in halves of its width. */
const lowestShare = 4.5;
/** A V is deeper than the one, a round neckline less deep than the other, in halves of its width. */
const [leastV, deepestRound] = [0.6, 1.3];
/** How high the inside of a back is seen at least, in halves of a neckline's width: else it is the rim. */
const leastBack = 0.3;
/** From this on lapels are steep: so many halves of their width deep. */
const steep = 2.4;
/** Where along the neckline its edge has to be seen, in shares of its half width. */
const along = [-0.85, -0.7, -0.5, -0.3, -0.12, 0, 0.12, 0.3, 0.5, 0.7, 0.85] as const;

/** How far above a neckline's ends its back rises at most, in widths of the waist: more is a collar. */
const mostRise = 0.13;

/** Into which direction, of length 1, an edge is crossed at a share of the neckline. */
type Crossing = (line: Neckline, share: number) => Point;

/** Straight up: the stripes of a cloth that hang down are then none. */
const upwards: Crossing = () => [0, -1];

/** Across the edge: steep lapels are followed by what goes straight up. */
export const inwards: Crossing = (line, share) => {
  const rise = (dropAt(line, share + 0.04) - dropAt(line, share - 0.04)) / 0.08;
  const size = Math.hypot(rise, line.half);
  return [rise / size, -line.half / size];
};

/** A back that is as high as the shoulders, or higher, hides where the neckline ends: by its whole length. */
export const searchNeckline = (
  garment: RgbaImage,
  mask: Plane,
  shape: GarmentShape,
): Neckline | undefined =>
  searchAcross(garment, mask, shape, upwards) ?? searchAcross(garment, mask, shape, inwards);

function searchAcross(
  garment: RgbaImage,
  mask: Plane,
  { outline, left, right }: GarmentShape,
  crossing: Crossing,
): Neckline | undefined {
  const { middle, waist } = outline;
  const lowest = Math.max(left.armpit[1], right.armpit[1]) + waist * 0.4;
  const reach = Math.max(2, Math.round(waist * 0.018));
  const least = leastStep(garment, outline, lowest);
  let [best, most]: [Neckline | undefined, number] = [undefined, least];
  for (let half = waist * 0.16; half < waist * 0.42; half += waist * 0.02) {
    const tops = [topOf(mask, middle - half), topOf(mask, middle + half)];
    const top = ((tops[0] ?? 0) + (tops[1] ?? 0)) / 2;
    const dip = (topOf(mask, middle) ?? top) - top;
    if (-dip > waist * mostRise) continue;
    for (
      let drop = Math.max(0, dip) + half * leastBack;
      drop < half * lowestShare && top + drop < lowest;
      drop += waist * 0.015
    ) {
      for (const roundness of roundnessesOf(drop / half)) {
        const line: Neckline = { middle, top, half, drop, roundness };
        const edge = edgeAlong(garment, line, reach, crossing);
        if (edge > most && !goesOn(garment, line, reach, edge / 2)) [best, most] = [line, edge];
      }
    }
  }
  return best && !isPatterned(garment, best, reach, most * 0.6) ? best : undefined;
}

/** A deeper curve is that of a print, a flatter V that of a rim. */
const roundnessesOf = (depth: number): (1 | 2)[] => [
  ...(depth > leastV ? [1 as const] : []),
  ...(depth < deepestRound ? [2 as const] : []),
];

/** How much brighter a front is at least than the inside of its back: dark cloth differs less. */
export function leastStep(
  garment: RgbaImage,
  { middle, waist, bottom }: GarmentShape['outline'],
  lowest: number,
): number {
  const cloth = brightnessAt(garment, [middle, (lowest + bottom) / 2], waist * 0.2);
  return Math.min(leastAlong, Math.max(leastOfDark, cloth * leastShare));
}

/** A stripe is seen beside a neckline too, at the height of its lowest place. */
export const goesOn = (garment: RgbaImage, line: Neckline, reach: number, least: number): boolean =>
  [-1.35, 1.35].some((share) =>
    [-reach, 0, reach].some((by) => {
      const [x, y] = [line.middle + share * line.half, line.top + line.drop + by];
      return stepAt(garment, x, y, reach) > least;
    }),
  );

/** Stripes and dots have such edges everywhere. */
export function isPatterned(
  garment: RgbaImage,
  line: Neckline,
  reach: number,
  least: number,
): boolean {
  let count = 0;
  for (let i = 0; i < 24; i += 1) {
    const y = line.top + line.drop + reach * (5 + i);
    if (Math.abs(stepAt(garment, line.middle + line.half * 0.3, y, reach)) > least) count += 1;
  }
  return count > 5;
}

/** How much brighter the cloth is outside of a line than what is inside, at its weaker places. */
function edgeAlong(garment: RgbaImage, line: Neckline, reach: number, crossing: Crossing): number {
  // Near the lowest place of lapels both of them are as near as what is between them.
  const isOpen = (share: number) => Math.abs(share) * line.half > reach * 2;
  const isSteep = crossing === inwards && line.roundness === 1 && line.drop > line.half * steep;
  const steps = (isSteep ? along.filter(isOpen) : along).map((share) => {
    const place: Point = [line.middle + share * line.half, line.top + dropAt(line, share)];
    return stepAcross(garment, place, crossing(line, share), reach);
  });
  steps.sort((a, b) => a - b);
  // Lapels hide parts of their edge.
  return steps[Math.floor(steps.length * (crossing === inwards ? 0.2 : 0.1))] as number;
}
