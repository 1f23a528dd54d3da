import type { RgbaImage } from '../rgba-image.ts';
import type { Face } from './face.ts';
import { hairSide } from './hair-side.ts';
import { headRotation } from './head-rotation.ts';
import { mostTurned } from './uncover-side.ts';

/** Of a head that is turned further, in degrees, the far side is too narrow to tell hair from it. */
const mostTold = 20;

/**
 * Whether hair over one half of a face comes along to another head, since the face is turned too far
 * for the other half to stand for it.
 */
export function bringsHair(image: RgbaImage, face: Pick<Face, 'box' | 'mesh'>): boolean {
  const turned = Math.abs(headRotation(face.mesh).yaw);
  return turned > mostTurned && turned <= mostTold && hairSide(image, face) !== undefined;
}
