import { crop } from '../alpha-bounds.ts';
import { lumaAt } from '../luma.ts';
import { edgeBlur } from '../quality/edge-blur.ts';
import { findEdges } from '../quality/find-edges.ts';
import { shrinkImage } from '../resize.ts';
import { createPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import type { Face } from './face.ts';

/** Pixels of a face's longer side that tell how soft it is; more only cost time. */
const enough = 256;

/**
 * How soft a face is, whatever its size: the sigma of the blur of its sharpest edges as a share of its
 * height. A portrait in focus has below .007, a face of 70 pixels .01 and more.
 *
 * @returns null where it has too few edges to tell by
 */
export function faceSoftness(image: RgbaImage, { box }: Pick<Face, 'box'>): number | null {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const width = Math.min(image.width - x, Math.ceil(box.width));
  const height = Math.min(image.height - y, Math.ceil(box.height));
  if (width < 1 || height < 1) return null;
  const face = shrinkImage(crop(image, { x, y, width, height }), enough);
  const blur = edgeBlur(findEdges([lightOf(face)]));
  return blur === null ? null : blur / face.height;
}

function lightOf({ data, width, height }: RgbaImage): Plane {
  const light = createPlane(width, height);
  for (let i = 0; i < light.data.length; i += 1) light.data[i] = lumaAt(data, i * 4);
  return light;
}
