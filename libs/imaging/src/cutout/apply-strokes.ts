import { createPlane, recut, type Plane, type RgbaImage } from '@tintory/pixels';
import type { CutoutStroke } from './cutout-request.ts';
import { hasSubject } from './require-subject.ts';

/**
 * A cutout where the user's strokes do not say otherwise. One that would be refused shows nobody
 * anything to correct, so that strokes then start from nothing, as they do on the page.
 *
 * @param base the cutout without strokes, 0 to 1, of the picture's size
 * @param confidence how sure that is, from 0 to 1
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
