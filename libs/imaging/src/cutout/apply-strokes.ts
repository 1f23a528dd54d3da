import { createPlane, recut, type Plane, type RgbaImage } from '@tintory/pixels';
import type { CutoutStroke } from './cutout-request.ts';
import { hasSubject } from './require-subject.ts';

/**
 * Applies the user's strokes to a cutout. If the cutout would be refused, strokes start from an
 * empty one, as they do on the page, because the user sees nothing to correct.
 *
 * @param base the cutout without strokes, 0 to 1, of the picture's size
 * @param confidence the confidence of `base`, 0 to 1
 */
export function applyStrokes(
  image: RgbaImage,
  base: Plane,
  confidence: number,
  strokes: readonly CutoutStroke[] = [],
): Plane {
  if (strokes.length === 0) return base;
  return recut(image, hasSubject(image, base, confidence) ? base : createPlane(1, 1), strokes);
}
