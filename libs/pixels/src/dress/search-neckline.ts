import type { Plane, RgbaImage } from '../rgba-image.ts';
import { stepAt } from './cloth-edges.ts';
import type { GarmentShape } from './garment-shape.ts';
import { dropAt, type Neckline } from './neckline.ts';
import { topOf } from './silhouette.ts';

/** A step from dark to bright that is less than this, of 255, is no edge of a neckline. */
const leastAlong = 9;
/** How deep a front is open at most, in halves of its width. */
const lowestShare = 4.5;
/** Where along the neckline its edge has to be seen, in shares of its half width. */
const along = [-0.85, -0.7, -0.5, -0.3, -0.12, 0, 0.12, 0.3, 0.5, 0.7, 0.85] as const;

/** A back that is as high as the shoulders, or higher, hides where the neckline ends: by its whole length. */
export function searchNeckline(
  garment: RgbaImage,
  mask: Plane,
  { outline, left, right }: GarmentShape,
): Neckline | undefined {
  const { middle, waist } = outline;
  const lowest = Math.max(left.armpit[1], right.armpit[1]) + waist * 0.4;
  const reach = Math.max(2, Math.round(waist * 0.018));
  let [best, most]: [Neckline | undefined, number] = [undefined, leastAlong];
  for (let half = waist * 0.16; half < waist * 0.42; half += waist * 0.02) {
    const tops = [topOf(mask, middle - half), topOf(mask, middle + half)];
    const top = ((tops[0] ?? 0) + (tops[1] ?? 0)) / 2;
    for (
      let drop = half * 0.25;
      drop < half * lowestShare && top + drop < lowest;
      drop += waist * 0.015
    ) {
      for (const roundness of [1, 2] as const) {
        const line: Neckline = { middle, top, half, drop, roundness };
        const edge = edgeAlong(garment, line, reach);
        if (edge > most && !goesOn(garment, line, reach, edge / 2)) [best, most] = [line, edge];
      }
    }
  }
  return best && !isPatterned(garment, best, reach, most * 0.6) ? best : undefined;
}

/** A stripe is seen beside a neckline too, at the height of its lowest place. */
const goesOn = (garment: RgbaImage, line: Neckline, reach: number, least: number): boolean =>
  [-1.35, 1.35].some((share) =>
    [-reach, 0, reach].some((by) => {
      const [x, y] = [line.middle + share * line.half, line.top + line.drop + by];
      return stepAt(garment, x, y, reach) > least;
    }),
  );

/** Stripes and dots have such edges everywhere. */
function isPatterned(garment: RgbaImage, line: Neckline, reach: number, least: number): boolean {
  let count = 0;
  for (let i = 0; i < 24; i += 1) {
    const y = line.top + line.drop + reach * (5 + i);
    if (Math.abs(stepAt(garment, line.middle + line.half * 0.3, y, reach)) > least) count += 1;
  }
  return count > 5;
}

/** How much brighter the cloth is below a line than what is above it, at its weaker places. */
function edgeAlong(garment: RgbaImage, line: Neckline, reach: number): number {
  const steps = along.map((share) => {
    const y = line.top + dropAt(line, share);
    const x = line.middle + share * line.half;
    return stepAt(garment, x, y, reach);
  });
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.2)] as number;
}
