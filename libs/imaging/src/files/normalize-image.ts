import { readFile } from 'node:fs/promises';
import { sourceTypeXmp } from '@tintory/contract';
import { jpegQuality } from '@tintory/pixels';
import type { NormalizeAnswer, NormalizeRequest } from './image-file.ts';
import { describeImage } from './describe-image.ts';
import { drawnSource } from './enhanced-source.ts';
import { openSrgb } from './open-srgb.ts';
import { unreadable } from './unreadable.ts';

/**
 * Converts an upload to what all tools accept: one frame, upright, 8-bit sRGB, no metadata except
 * the source type of drawn pictures, as lossless PNG. Speed matters more than size: the copy is
 * kept for a week.
 */
export async function normalizeImage(request: NormalizeRequest): Promise<NormalizeAnswer> {
  const { inputPath, outputPath, maxPixels } = request;
  const metadata = await describeImage(inputPath, maxPixels);
  try {
    const source = await drawnSource(inputPath);
    const picture = await openSrgb(inputPath, {
      limitInputPixels: maxPixels,
      failOn: 'truncated',
      metadata,
    });
    const clean = picture.png({ compressionLevel: 1, adaptiveFiltering: false });
    const info = await (source ? clean.withXmp(sourceTypeXmp(source)) : clean).toFile(outputPath);
    return {
      width: info.width,
      height: info.height,
      contentType: 'image/png',
      bytes: info.size,
      jpegQuality: metadata.format === 'jpeg' ? jpegQuality(await readFile(inputPath)) : null,
    };
  } catch (cause) {
    throw unreadable(cause);
  }
}
