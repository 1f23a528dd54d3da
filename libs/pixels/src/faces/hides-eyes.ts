import { crop } from '../alpha-bounds.ts';
import { toLab } from '../lab.ts';
import { shrinkImage } from '../resize.ts';
import type { RgbaImage } from '../rgba-image.ts';
import { wearsDarkGlasses } from './dark-glasses.ts';
import type { Face } from './face.ts';

/** Pixels of a face's longer side that tell what covers it; more only cost time. */
const enough = 200;

/** Whether dark glasses hide the eyes of a face, so that it has none to give to another head. */
export function hidesEyes(image: RgbaImage, { box, mesh }: Pick<Face, 'box' | 'mesh'>): boolean {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const width = Math.min(image.width - x, Math.ceil(box.width));
  const height = Math.min(image.height - y, Math.ceil(box.height));
  if (width < 1 || height < 1) return false;
  const face = shrinkImage(crop(image, { x, y, width, height }), enough);
  const [from, scales] = [
    [x, y, 0],
    [face.width / width, face.height / height, 1],
  ];
  const own = mesh.map((value, i) => (value - (from[i % 3] as number)) * (scales[i % 3] as number));
  return wearsDarkGlasses(toLab(face).l, own);
}
