import { imageLimits } from '@tintory/contract';
import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { ImageError } from '../image-pool.ts';

/** Decodes a file into RGBA, scaled down to `maxPixels` where it has more. */
export async function readRgba(path: string, maxPixels?: number): Promise<RgbaImage> {
  const image = sharp(path, { limitInputPixels: imageLimits.maxPixels, pages: 1 })
    .autoOrient()
    .toColourspace('srgb');
  const { width, height } = await image.metadata();
  const scale = Math.sqrt((maxPixels ?? Infinity) / (width * height));
  const sized = scale < 1 ? image.resize(Math.max(1, Math.floor(width * scale))) : image;
  try {
    const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const { buffer, byteOffset, byteLength } = data;
    return {
      data: new Uint8ClampedArray(buffer, byteOffset, byteLength),
      width: info.width,
      height: info.height,
    };
  } catch (cause) {
    throw new ImageError('InvalidInput', 'This picture is damaged and cannot be read.', { cause });
  }
}
