import { toLab, type Plane, type RgbaImage } from '@tintory/pixels';
import { cropFace } from './crop-face.ts';
import type { Face } from '@tintory/imaging/faces';

/** Pixels of a face's longer side that tell what covers it; more only cost time. */
const enough = 200;

/** L* of a face alone, and its mesh there; null for a face beyond the picture. */
export function faceLightness(
  image: RgbaImage,
  face: Pick<Face, 'box' | 'mesh'>,
): { l: Plane; mesh: Float32Array } | null {
  const cropped = cropFace(image, face, enough);
  if (!cropped) return null;
  const { x, y, scale } = cropped;
  const [from, scales] = [
    [x, y, 0],
    [...scale, 1],
  ];
  const mesh = face.mesh.map(
    (value, i) => (value - (from[i % 3] as number)) * (scales[i % 3] as number),
  );
  return { l: toLab(cropped.image).l, mesh };
}
