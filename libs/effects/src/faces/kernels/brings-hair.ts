import type { RgbaImage } from '@tintory/pixels';
import { type Face, headRotation } from '@tintory/imaging/faces';
import { hairSide, hasJawStrands } from './hair-side.ts';
import { mostTurned } from './uncover-side.ts';

/** Of a head that is turned further, in degrees, the far side is too narrow to tell hair from it. */
const mostTold = 20;

/**
 * Whether hair over a face comes along to another head: over one half of it, since the face is turned
 * too far for the other half to stand for it, or since strands hang over that one too.
 */
export function bringsHair(image: RgbaImage, face: Pick<Face, 'box' | 'mesh'>): boolean {
  const turned = Math.abs(headRotation(face.mesh).yaw);
  if (turned > mostTold) return false;
  const side = hairSide(image, face);
  if (side === undefined) return false;
  return turned > mostTurned || hasJawStrands(image, face, side === 0 ? 1 : 0);
}
