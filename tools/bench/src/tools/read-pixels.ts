import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';

/** A decoded picture. */
export async function readPixels(path: string): Promise<RgbaImage> {
  const { data, info } = await sharp(path)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
