import type { RgbaImage } from '@tintory/pixels';
import { rotateRgba } from '@tintory/imaging/files';

/** Turns a cut-out by so many degrees to the left; it may grow, and nothing of it is cut. */
export const turnUpright = (image: RgbaImage, degrees: number): Promise<RgbaImage> =>
  rotateRgba(image, -degrees);
