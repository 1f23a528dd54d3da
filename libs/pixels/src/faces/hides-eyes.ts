import { toLab } from '../lab.ts';
import type { RgbaImage } from '../rgba-image.ts';
import { cropFace } from './crop-face.ts';
import { wearsDarkGlasses } from './glasses.ts';
import type { Face } from './face.ts';

/** Pixels of a face's longer side that tell what covers it; more only cost time. */
const enough = 200;

/** Whether dark glasses hide the eyes of a face, so that it has none to give to another head. */
export function hidesEyes(image: RgbaImage, face: Pick<Face, 'box' | 'mesh'>): boolean {
  const cropped = cropFace(image, face, enough);
  if (!cropped) return false;
  const { x, y, scale } = cropped;
  const [from, scales] = [
    [x, y, 0],
    [...scale, 1],
  ];
  const own = face.mesh.map(
    (value, i) => (value - (from[i % 3] as number)) * (scales[i % 3] as number),
  );
  return wearsDarkGlasses(toLab(cropped.image).l, own);
}
