import { crop, shrinkImage, type RgbaImage } from '@tintory/pixels';
import type { Face } from '@tintory/imaging/faces';

/** A face cut out of a picture, its origin there and its scale. */
type CroppedFace = {
  image: RgbaImage;
  x: number;
  y: number;
  scale: [across: number, down: number];
};

/**
 * Crops a picture to a face's box.
 *
 * @param most largest longer side in pixels; a larger crop is scaled down
 * @returns null for a face outside the picture
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
