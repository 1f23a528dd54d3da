import type { Plane, RgbaImage } from '@tintory/pixels';
import type { Point } from './body-pose.ts';
import { brightnessAt, stepAcross, stepAt } from './cloth-edges.ts';
import type { GarmentShape } from './garment-shape.ts';
import { dropAt, type Neckline } from './neckline.ts';
import { topOf } from './silhouette.ts';

/** Minimum brightness step of a neckline's edge, of 255. */
const leastAlong = 9;
/** The same for dark cloth: a share of its own brightness, and its minimum. */
const [leastShare, leastOfDark] = [0.14, 4.5];
/** Maximum depth of an open front, in half widths. */
const lowestShare = 4.5;
/** Minimum depth of a V and maximum depth of a round neckline, in half widths. */
const [leastV, deepestRound] = [0.6, 1.3];
/** Minimum height of the back's inside, in half widths of the neckline; less is the rim. */
const leastBack = 0.3;
/** Depth from which lapels are steep, in half widths. */
const steep = 2.4;
/** Where the neckline's edge has to be visible, in shares of its half width. */
const along = [-0.85, -0.7, -0.5, -0.3, -0.12, 0, 0.12, 0.3, 0.5, 0.7, 0.85] as const;

/** Maximum rise of the back above the neckline's ends, in waist widths; more is a collar. */
const mostRise = 0.13;

/** Unit vector in which an edge is crossed at a share of the neckline. */
type Crossing = (line: Neckline, share: number) => Point;

/** Straight up, so that vertical stripes are no edges. */
const upwards: Crossing = () => [0, -1];

/** Perpendicular to the edge, for steep lapels. */
export const inwards: Crossing = (line, share) => {
  const rise = (dropAt(line, share + 0.04) - dropAt(line, share - 0.04)) / 0.08;
  const size = Math.hypot(rise, line.half);
  return [rise / size, -line.half / size];
};

/**
 * Finds the neckline by its whole length, if a back as high as the shoulders or higher hides its
 * ends.
 */
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

/** A deeper curve is a print's, a flatter V a rim's. */
const roundnessesOf = (depth: number): (1 | 2)[] => [
  ...(depth > leastV ? [1 as const] : []),
  ...(depth < deepestRound ? [2 as const] : []),
];

/** Minimum brightness step from the inside of the back to the front: smaller for dark cloth. */
export function leastStep(
  garment: RgbaImage,
  { middle, waist, bottom }: GarmentShape['outline'],
  lowest: number,
): number {
  const cloth = brightnessAt(garment, [middle, (lowest + bottom) / 2], waist * 0.2);
  return Math.min(leastAlong, Math.max(leastOfDark, cloth * leastShare));
}

/** A stripe continues beside the neckline, at the height of its lowest point. */
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

/** Brightness step from inside to outside a line, at its weaker points. */
function edgeAlong(garment: RgbaImage, line: Neckline, reach: number, crossing: Crossing): number {
  // Near the lapels' lowest point both are as close as the gap between them.
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
