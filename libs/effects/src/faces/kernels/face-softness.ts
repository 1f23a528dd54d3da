import {
  lumaAt,
  edgeBlur,
  findEdges,
  createPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { cropFace } from './crop-face.ts';
import type { Face } from '@tintory/imaging/faces';

/** Pixels of a face's longer side that tell how soft it is; more only cost time. */
const enough = 256;

/**
 * How soft a face is, whatever its size: the sigma of the blur of its sharpest edges as a share of its
 * height. A portrait in focus has below .007, a face of 70 pixels .01 and more.
 *
 * @returns null where it has too few edges to tell by
 */
export function faceSoftness(image: RgbaImage, face: Pick<Face, 'box'>): number | null {
  const cropped = cropFace(image, face, enough);
  if (!cropped) return null;
  const blur = edgeBlur(findEdges([lightOf(cropped.image)]));
  return blur === null ? null : blur / cropped.image.height;
}

function lightOf({ data, width, height }: RgbaImage): Plane {
  const light = createPlane(width, height);
  for (let i = 0; i < light.data.length; i += 1) light.data[i] = lumaAt(data, i * 4);
  return light;
}
