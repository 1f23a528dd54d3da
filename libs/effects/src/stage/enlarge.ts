import type { RgbaImage } from '@tintory/pixels';
import { resizeRgba } from '@tintory/imaging/files';

/** Enlarges a picture with Lanczos resampling; a scale of at most 1 leaves it unchanged. */
export async function enlarge(image: RgbaImage, scale: number): Promise<RgbaImage> {
  if (scale <= 1) return image;
  const { width, height } = image;
  return resizeRgba(image, {
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
  });
}
