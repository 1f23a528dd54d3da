import type { RgbaImage } from '@tintory/pixels';
import { rawPicture, rgbaFrom } from './raw-picture.ts';

/** Rotates a picture by degrees clockwise; its corners become transparent, and nothing is cut. */
export const rotateRgba = (image: RgbaImage, degrees: number): Promise<RgbaImage> =>
  rgbaFrom(rawPicture(image).rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } }));
