import { crop, shrinkImage, type RgbaImage } from '@tintory/pixels';
import type { Face } from '@tintory/imaging/faces';

/** The part of a picture that a face is in, and where its upper left corner was. */
type CroppedFace = {
  image: RgbaImage;
  x: number;
  y: number;
  scale: [across: number, down: number];
};

/**
 * What a picture shows of a face, alone.
 *
 * @param most pixels of its longer side: a larger one is made smaller
 * @returns null for a face beyond the picture
 */
export function cropFace(
  image: RgbaImage,
  { box }: Pick<Face, 'box'>,
  most: number,
): CroppedFace | null {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const width = Math.min(image.width - x, Math.ceil(box.width));
  const height = Math.min(image.height - y, Math.ceil(box.height));
  if (width < 1 || height < 1) return null;
  const face = shrinkImage(crop(image, { x, y, width, height }), most);
  return { image: face, x, y, scale: [face.width / width, face.height / height] };
}
