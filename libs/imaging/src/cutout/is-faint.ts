import { faintShare, type Plane, type RgbaImage } from '@tintory/pixels';
import type { CutoutStroke } from './cutout-request.ts';

/**
 * Of the bench's 121 store pictures, 17 exceed it: every glass one is among them, and each has a
 * fault.
 */
const most = 0.06;

/** At this confidence and above, the models confirm what colours and contours do not. */
const borneOut = 0.73;

/**
 * Whether too much of the outline is a guess, without an edge in the picture. False if the user
 * drew strokes.
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
