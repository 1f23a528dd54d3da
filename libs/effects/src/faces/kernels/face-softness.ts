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

/** Longer side of the analysed face in pixels: enough to measure its blur. */
const enough = 256;

/**
 * Blur of a face regardless of its size: the sigma of its sharpest edges as a share of its height.
 * Portraits in focus are below .007, a face of 70 pixels at .01 and more.
 *
 * @returns null with too few edges to measure
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
