import type { RgbaImage } from '@tintory/pixels';
import { type Face, headRotation } from '@tintory/imaging/faces';
import { hairSide, hasJawStrands } from './hair-side.ts';
import { mostTurned } from './uncover-side.ts';

/** Maximum yaw in degrees: beyond it the far side is too narrow to tell hair from it. */
const mostTold = 20;

/**
 * Whether a face swap also transfers hair: it covers one half, and the other half cannot replace
 * it, because the face is turned too far or has strands there too.
 */
export function bringsHair(image: RgbaImage, face: Pick<Face, 'box' | 'mesh'>): boolean {
  const turned = Math.abs(headRotation(face.mesh).yaw);
  if (turned > mostTold) return false;
  const side = hairSide(image, face);
  if (side === undefined) return false;
  return turned > mostTurned || hasJawStrands(image, face, side === 0 ? 1 : 0);
}
