import type { RgbaImage } from '@tintory/pixels';
import { resizeRgba } from '@tintory/imaging/files';

/** Makes a picture larger, by Lanczos; one that is large enough stays as it is. */
export async function enlarge(image: RgbaImage, scale: number): Promise<RgbaImage> {
  if (scale <= 1) return image;
  const { width, height } = image;
  return resizeRgba(image, {
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
  });
}
