import type { RgbaImage } from '@tintory/pixels';
import type { Face } from '@tintory/imaging/faces';
import { faceLightness } from './face-lightness.ts';
import { eachEyeMask, skinMask } from './face-masks.ts';
import { meanWithin } from './mean-within.ts';
import { rangeWithin } from './range-within.ts';

/** The brightest of an eye, whose white has about the lightness of the skin, as a share of that. */
const leastWhite = 0.6;

/** Between the white of an eye and its pupil are more steps of L* than this. */
const leastContrast = 30;

/**
 * Whether neither eye of a face shows its white: both lie in the shadow of the brows, or are shut or
 * nearly so. In another light they would be dark smears.
 */
export function shadesEyes(image: RgbaImage, face: Pick<Face, 'box' | 'mesh'>): boolean {
  const found = faceLightness(image, face);
  if (!found) return false;
  const { l, mesh } = found;
  const skin = meanWithin(l, skinMask(mesh, l.width, l.height));
  const eyes = eachEyeMask(mesh, l.width, l.height).map((mask) => rangeWithin(l, mask));
  return eyes.every(
    ({ dark, bright }) => bright < skin * leastWhite && bright - dark < leastContrast,
  );
}
