import { toLab, type Plane, type RgbaImage } from '@tintory/pixels';
import { cropFace } from './crop-face.ts';
import type { Face } from '@tintory/imaging/faces';

/** Longer side of the analysed face in pixels: enough to see what covers it. */
const enough = 200;

/** L* of a cropped face and its mesh in the crop; null for a face outside the picture. */
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
