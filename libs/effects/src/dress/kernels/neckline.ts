import { mapPlane, type Plane } from '@tintory/pixels';
import type { GarmentShape } from './garment-shape.ts';

/**
 * A front neckline below the points where it meets the shoulders: half an ellipse, or a V if
 * `roundness` is 1 instead of 2.
 */
export type Neckline = {
  middle: number;
  top: number;
  half: number;
  drop: number;
  roundness: 1 | 2;
};

/** Maximum depth of a neckline, in half widths: below deeper lapels another garment is worn. */
const deepest = 2.4;

/** Whether a neckline is so deep that the wearer's own clothes show in it. */
export const showsOwnClothes = ({ drop, half }: Neckline): boolean => drop > half * deepest;

/** Depth of most necklines, in half widths: 0.8 to 1.2 in photographs. */
const usualDrop = 0.9;

/** The usual neckline, if the garment's own is not visible. */
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

/** A neckline's depth below its ends; `share` in half widths. */
export const dropAt = ({ drop, roundness }: Neckline, share: number): number =>
  drop * Math.max(0, 1 - Math.abs(share) ** roundness) ** (1 / roundness);

/**
 * A flat or hanging garment shows the inside of its back above the front neckline, where the
 * wearer's neck will be: removes it from the mask.
 *
 * @param mask the garment, 0 to 1
 */
export const withoutBackCollar = (mask: Plane, line: Neckline): Plane =>
  mapPlane(
    mask,
    (value, i) => value * (1 - aboveAt(line, i % mask.width, Math.floor(i / mask.width))),
  );

/** The part of a garment's picture above the front neckline, 0 to 1. */
export const aboveNeckline = (mask: Plane, line: Neckline): Plane =>
  mapPlane(mask, (_, i) => aboveAt(line, i % mask.width, Math.floor(i / mask.width)));

function aboveAt(line: Neckline, column: number, row: number): number {
  const [x, y] = [column + 0.5, row + 0.5];
  if (Math.abs(x - line.middle) >= line.half) return 0;
  const edge = line.top + dropAt(line, (x - line.middle) / line.half);
  return 1 - Math.min(1, Math.max(0, y - edge));
}

/** The same garment placed by its front neckline's ends, which a raised back hides. */
export function withNecks(shape: GarmentShape, { middle, top, half }: Neckline): GarmentShape {
  const { left, right } = shape;
  return {
    ...shape,
    left: { ...left, neck: [middle - half, top] },
    right: { ...right, neck: [middle + half, top] },
  };
}
