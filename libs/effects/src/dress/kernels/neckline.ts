import { mapPlane, type Plane } from '@tintory/pixels';
import type { GarmentShape } from './garment-shape.ts';

/**
 * A front neckline below the points where it meets the shoulders: half an ellipse, or a V where
 * `roundness` is 1 instead of 2.
 */
export type Neckline = {
  middle: number;
  top: number;
  half: number;
  drop: number;
  roundness: 1 | 2;
};

/** How deep a neckline is at most, in halves of its width: below lapels another garment is worn. */
const deepest = 2.4;

/** Whether a neckline is so deep that what the wearer has on already is seen in it. */
export const showsOwnClothes = ({ drop, half }: Neckline): boolean => drop > half * deepest;

/** How deep most necklines are, in halves of their width: those found in photographs, 0.8 to 1.2. */
const usualDrop = 0.9;

/** The neckline of most garments, where a garment's own one cannot be seen. */
export const usualNeckline = ({ left, right }: GarmentShape): Neckline => {
  const half = (right.neck[0] - left.neck[0]) / 2;
  const middle = (left.neck[0] + right.neck[0]) / 2;
  return {
    middle,
    top: (left.neck[1] + right.neck[1]) / 2,
    half,
    drop: half * usualDrop,
    roundness: 2,
  };
};

/** How far below its ends a neckline is; shares of half its width. */
export const dropAt = ({ drop, roundness }: Neckline, share: number): number =>
  drop * Math.max(0, 1 - Math.abs(share) ** roundness) ** (1 / roundness);

/**
 * A garment that lies or hangs shows the inside of its back above the front neckline, which the
 * wearer's neck hides: takes it out of the mask.
 *
 * @param mask the garment, 0 to 1
 */
export const withoutBackCollar = (mask: Plane, line: Neckline): Plane =>
  mapPlane(
    mask,
    (value, i) => value * (1 - aboveAt(line, i % mask.width, Math.floor(i / mask.width))),
  );

/** What of a garment's picture lies above the front neckline, 0 to 1. */
export const aboveNeckline = (mask: Plane, line: Neckline): Plane =>
  mapPlane(mask, (_, i) => aboveAt(line, i % mask.width, Math.floor(i / mask.width)));

function aboveAt(line: Neckline, column: number, row: number): number {
  const [x, y] = [column + 0.5, row + 0.5];
  if (Math.abs(x - line.middle) >= line.half) return 0;
  const edge = line.top + dropAt(line, (x - line.middle) / line.half);
  return 1 - Math.min(1, Math.max(0, y - edge));
}

/** The same garment hung by the ends of its front neckline: a back that rises hides them. */
export function withNecks(shape: GarmentShape, { middle, top, half }: Neckline): GarmentShape {
  const { left, right } = shape;
  return {
    ...shape,
    left: { ...left, neck: [middle - half, top] },
    right: { ...right, neck: [middle + half, top] },
  };
}
