import type { RgbaImage } from '@tintory/pixels';
import type { Face } from '@tintory/imaging/faces';
import { faceLightness } from './face-lightness.ts';
import { eachEyeMask, skinMask } from './face-masks.ts';
import { meanWithin } from './mean-within.ts';
import { rangeWithin } from './range-within.ts';

/**
 * Brightest part of an eye as a share of the skin's lightness; a visible white is about as light as
 * skin.
 */
const leastWhite = 0.6;

/** Least difference between the white of an eye and its pupil, in steps of L*. */
const leastContrast = 30;

/**
 * Whether both eyes show no white: in the shadow of the brows, shut or nearly so. In another light
 * they would be dark smears.
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
