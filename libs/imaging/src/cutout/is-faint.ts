import { faintShare, type Plane, type RgbaImage } from '@tintory/pixels';
import type { CutoutStroke } from '../tasks.ts';

/** Of the bench's 121 store pictures 17 have more: all of glass among them, none without a fault. */
const most = 0.06;

/**
 * Whether too much of the outline is a guess, for nothing in the picture bears it out. Whoever
 * marked what stays and what goes has told.
 *
 * @param small about `segmentSide` large
 * @param mask 0 or 1, of the same size
 */
export const isFaint = (small: RgbaImage, mask: Plane, strokes: CutoutStroke[] = []): boolean =>
  strokes.length === 0 && faintShare(small, mask) > most;
