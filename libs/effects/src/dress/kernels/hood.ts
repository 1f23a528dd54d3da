import type { Plane } from '@tintory/pixels';
import type { Neckline } from './neckline.ts';
import type { GarmentShape } from './garment-shape.ts';
import { extent } from './silhouette.ts';

/** A hood above its garment, in pixels of the garment's picture. */
export type Hood = { top: number; line: Neckline };

/** Minimum and maximum height of a hood, and its width at the shoulders, in waist widths. */
const [leastHeight, mostHeight] = [0.2, 0.95];
const [leastWidth, mostWidth] = [0.46, 0.88];
/** Minimum ratio of the shoulders' width to that, a fifth of the waist lower. */
const leastStep = 1.22;
/** From this share of its height down, a hood has nearly its full width. */
const upright = 0.6;
/** Drop of a hood's seam in front of the throat, in half widths. */
const usualDrop = 0.58;

/** Finds a hood: a tall shape above the shoulders that is no wider at its bottom than higher up. */
export function findHood({ outline, left, right }: GarmentShape): Hood | undefined {
  const { mask, top, waist } = outline;
  const end = Math.min(left.armpit[1], right.armpit[1], top + waist * mostHeight);
  let [row, steepest] = [-1, 0];
  for (let y = Math.ceil(top + waist * leastHeight); y < end; y += 1) {
    const jump = widthAt(y + waist * 0.06) / Math.max(1, widthAt(y));
    if (widthAt(y) > waist * mostWidth) break;
    if (jump >= steepest) [row, steepest] = [y, jump];
  }
  const ends = row < 0 ? undefined : extent(mask, row);
  if (!ends || ends[1] - ends[0] < waist * leastWidth) return;
  // Sloping shoulders widen all the way; a hood's sides are upright or bulge.
  if (widthAt(top + (row - top) * upright) < (ends[1] - ends[0]) * 0.93) return;
  if (widthAt(row + waist * 0.2) < (ends[1] - ends[0]) * leastStep) return;
  const half = ((ends[1] - ends[0]) / 2) * 0.97;
  const line = { middle: (ends[0] + ends[1]) / 2, top: row, half, drop: half * usualDrop };
  return { top, line: { ...line, roundness: 2 } };

  function widthAt(y: number): number {
    const [from, to] = extent(mask, Math.min(mask.height - 1, Math.round(y))) ?? [0, 0];
    return to - from;
  }
}

/**
 * The point of a hood's picture that shows behind a neck; `up` is 1 at its top, `across` -1 to 1.
 */
export function placeInHood(
  { top, line }: Hood,
  mask: Plane,
  across: number,
  up: number,
): [x: number, y: number] {
  // The rim itself is dark and mixed with its surroundings.
  const y = Math.round(line.top - Math.min(0.85, Math.max(0, up)) * (line.top - top));
  const [from, to] = extent(mask, y) ?? [line.middle, line.middle];
  return [(from + to) / 2 + (across * 0.9 * (to - from)) / 2, y + 0.5];
}
