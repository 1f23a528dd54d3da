import { faintShare, type Plane, type RgbaImage } from '@tintory/pixels';
import type { CutoutStroke } from '../tasks.ts';
import { unvouchedShare } from './unvouched-share.ts';

/** Of the bench's 121 store pictures 17 have more: all of glass among them, none without a fault. */
const most = 0.06;

/**
 * A model of people is in doubt about this much of the outline of hair that nobody finds a fault in;
 * of a fence kept beside somebody it is in doubt about more.
 */
const mostUnvouched = 0.2;

/**
 * Whether too much of the outline is a guess, for nothing in the picture bears it out. Dark hair before
 * a dark wall is none where a model of people sees the same. Whoever marked what stays and what goes
 * has told.
 *
 * @param small about `segmentSide` large
 * @param mask 0 or 1, of the same size
 * @param people how surely each pixel is theirs to a model made for them, where there are some
 */
export function isFaint(
  small: RgbaImage,
  mask: Plane,
  strokes: readonly CutoutStroke[] = [],
  people?: Plane,
): boolean {
  if (strokes.length > 0 || faintShare(small, mask) <= most) return false;
  return !people || unvouchedShare(mask, people) > mostUnvouched;
}
