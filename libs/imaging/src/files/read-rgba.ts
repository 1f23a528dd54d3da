import { imageLimits } from '@tintory/contract';
import type { RgbaImage } from '@tintory/pixels';
import { describeImage } from './describe-image.ts';
import { openSrgb } from './open-srgb.ts';
import { unreadable } from './unreadable.ts';

/**
 * Decodes a file into RGBA, scaled down to `maxPixels` where it has more.
 *
 * @throws ImageError as `describeImage` does, and `InvalidInput` for a damaged picture
 */
export async function readRgba(path: string, maxPixels?: number): Promise<RgbaImage> {
  const limit = imageLimits.maxPixels;
  const metadata = await describeImage(path, limit);
  const { width, height } = metadata.autoOrient;
  const scale = Math.sqrt((maxPixels ?? Infinity) / (width * height));
  try {
    const image = await openSrgb(path, { limitInputPixels: limit, metadata });
    const sized = scale < 1 ? image.resize(Math.max(1, Math.floor(width * scale))) : image;
    const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const { buffer, byteOffset, byteLength } = data;
    return {
      data: new Uint8ClampedArray(buffer, byteOffset, byteLength),
      width: info.width,
      height: info.height,
    };
  } catch (cause) {
    throw unreadable(cause);
  }
}
