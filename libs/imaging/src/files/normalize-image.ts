import { sourceTypeXmp } from '@tintory/contract';
import sharp from 'sharp';
import type { ImageFile, NormalizeRequest } from '../tasks.ts';
import { describeImage } from './describe-image.ts';
import { drawnSource } from './enhanced-source.ts';
import { unreadable } from './unreadable.ts';

/**
 * Turns whatever was uploaded into what every tool can rely on: one frame, upright, 8-bit sRGB,
 * without metadata but that it was drawn, losslessly kept as PNG. Speed counts more than size: the
 * copy lives a week.
 */
export async function normalizeImage(request: NormalizeRequest): Promise<ImageFile> {
  const { inputPath, outputPath, maxPixels } = request;
  await describeImage(inputPath, maxPixels);
  try {
    const source = await drawnSource(inputPath);
    const clean = sharp(inputPath, {
      limitInputPixels: maxPixels,
      failOn: 'truncated',
      pages: 1,
    })
      .autoOrient()
      .toColourspace('srgb')
      .png({ compressionLevel: 1, adaptiveFiltering: false });
    const info = await (source ? clean.withXmp(sourceTypeXmp(source)) : clean).toFile(outputPath);
    return { width: info.width, height: info.height, contentType: 'image/png', bytes: info.size };
  } catch (cause) {
    throw unreadable(cause);
  }
}
