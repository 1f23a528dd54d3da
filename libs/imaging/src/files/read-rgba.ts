import { imageLimits } from '@tintory/contract';
import type { RgbaImage } from '@tintory/pixels';
import { describeImage } from './describe-image.ts';
import type { ImageSize } from './image-size.ts';
import { openSrgb } from './open-srgb.ts';
import { rgbaFrom } from './raw-picture.ts';
import { unreadable } from './unreadable.ts';

/**
 * Decodes a file into RGBA, scaled down to at most `maxPixels`.
 *
 * @throws ImageError as `describeImage` does, and `InvalidInput` for a damaged picture
 */
export const readRgba = (path: string, maxPixels = Infinity): Promise<RgbaImage> =>
  readRgbaOfWidth(path, ({ width, height }) => {
    const scale = Math.sqrt(maxPixels / (width * height));
    return scale < 1 ? Math.max(1, Math.floor(width * scale)) : width;
  });

/**
 * Decodes a file into RGBA of the width that is asked for once its own size is known.
 *
 * @throws ImageError as `readRgba` does
 */
export async function readRgbaOfWidth(
  path: string,
  widthOf: (own: ImageSize) => number,
): Promise<RgbaImage> {
  const limit = imageLimits.maxPixels;
  const metadata = await describeImage(path, limit);
  const width = widthOf(metadata.autoOrient);
  try {
    const image = await openSrgb(path, { limitInputPixels: limit, metadata });
    return await rgbaFrom(width === metadata.autoOrient.width ? image : image.resize(width));
  } catch (cause) {
    throw unreadable(cause);
  }
}
