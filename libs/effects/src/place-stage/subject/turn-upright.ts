import type { RgbaImage } from '@tintory/pixels';
import { rotateRgba } from '@tintory/imaging/files';

/**
 * Rotates a cutout to the left by this many degrees; the picture grows so that nothing is cropped.
 */
export const turnUpright = (image: RgbaImage, degrees: number): Promise<RgbaImage> =>
  rotateRgba(image, -degrees);
