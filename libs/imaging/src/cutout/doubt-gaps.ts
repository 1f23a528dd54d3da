import { filledGaps, type Plane, type RgbaImage } from '@tintory/pixels';
import type { CutoutStroke } from '../tasks.ts';

/** Below what passes as sure, and far from what is refused: all but the gap may be right. */
const withGap = 0.6;

/**
 * How clear the subject is when what its handle or its stems go round was left filled: to be told,
 * never to be refused. Whoever marked what stays and what goes has seen to it.
 *
 * @param confidence as it was without
 * @param small about `segmentSide` large
 * @param mask 0 or 1, of the same size
 * @param seen what the models alone say, 0 to 1, where there are any
 */
export function doubtGaps(
  confidence: number,
  small: RgbaImage,
  mask: Plane,
  seen?: Plane,
  strokes: readonly CutoutStroke[] = [],
): number {
  if (confidence <= withGap || !seen || strokes.length > 0) return confidence;
  return filledGaps(small, mask, seen) > 0 ? withGap : confidence;
}
