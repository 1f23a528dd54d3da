import type { Bounds, RgbaImage } from '@tintory/pixels';
import { rawPicture, rgbaFrom } from './raw-picture.ts';

type Size = { width: number; height: number };

type ResizeOptions = {
  /** The part of the picture to resize; all of it where not given. */
  part?: Bounds;
  /** `fill` distorts, `cover` crops at the top and at both sides; `fill` where not given. */
  fit?: 'fill' | 'cover';
};

/** Resizes by Lanczos over premultiplied colours, so that no edge darkens. */
export function resizeRgba(
  image: RgbaImage,
  { width, height }: Size,
  { part, fit = 'fill' }: ResizeOptions = {},
): Promise<RgbaImage> {
  const picture = rawPicture(image);
  if (part) {
    picture.extract({ left: part.x, top: part.y, width: part.width, height: part.height });
  }
  return rgbaFrom(picture.resize(width, height, { fit, position: 'bottom' }));
}
