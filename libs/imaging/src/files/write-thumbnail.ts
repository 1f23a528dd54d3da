import type { ImageFile, ThumbnailRequest } from './image-file.ts';
import { describeImage } from './describe-image.ts';
import { openSrgb } from './open-srgb.ts';
import { thumbnailSide } from './thumbnail-side.ts';
import { unreadable } from './unreadable.ts';

/**
 * A small WebP of a whole picture, upright, with its transparency.
 *
 * @throws ImageError as `describeImage` does for an upload
 */
export async function writeThumbnail(request: ThumbnailRequest): Promise<ImageFile> {
  const { inputPath, outputPath, maxPixels } = request;
  const metadata = maxPixels === undefined ? undefined : await describeImage(inputPath, maxPixels);
  const box = { width: thumbnailSide, height: thumbnailSide };
  try {
    const picture = await openSrgb(inputPath, { metadata });
    const info = await picture
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, alphaQuality: 90, effort: 3 })
      .toFile(outputPath);
    return { width: info.width, height: info.height, contentType: 'image/webp', bytes: info.size };
  } catch (cause) {
    throw unreadable(cause);
  }
}
