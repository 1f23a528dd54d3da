import { faintShare, type Plane, type RgbaImage } from '@tintory/pixels';
import type { CutoutStroke } from './cutout-request.ts';

/** Of the bench's 121 store pictures 17 have more: all of glass among them, none without a fault. */
const most = 0.06;

/** From this confidence on the models bear out what colours and contours do not. */
const borneOut = 0.73;

/**
 * Whether too much of the outline is a guess, for nothing in the picture bears it out. Whoever marked
 * what stays and what goes has told.
 *
 * @param small about `segmentSide` large
 * @param mask 0 or 1, of the same size
 * @param confidence the cutout's, 0 to 1
 */
export function isFaint(
  small: RgbaImage,
  mask: Plane,
  confidence: number,
  strokes: readonly CutoutStroke[] = [],
): boolean {
  if (strokes.length > 0 || confidence >= borneOut) return false;
  return faintShare(small, mask) > most;
}
