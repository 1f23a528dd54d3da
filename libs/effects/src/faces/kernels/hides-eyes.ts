import type { RgbaImage } from '@tintory/pixels';
import type { Face } from '@tintory/imaging/faces';
import { faceLightness } from './face-lightness.ts';
import { wearsDarkGlasses } from './glasses.ts';

/** Whether dark glasses hide the eyes of a face, so that it has none to give to another head. */
export function hidesEyes(image: RgbaImage, face: Pick<Face, 'box' | 'mesh'>): boolean {
  const found = faceLightness(image, face);
  return found !== null && wearsDarkGlasses(found.l, found.mesh);
}
