import { unpremultiply } from '@tintory/pixels';
import sharp from 'sharp';
import type { ImageFile } from '../files/image-file.ts';
import { composeArea } from './compose-area.ts';
import type { PrintFileRequest } from './mockup-types.ts';

const mmPerInch = 25.4;

/**
 * An area as it is printed: transparent where nothing is, with its bleed, at its full density. The
 * canvas takes four bytes a pixel, and so does the picture at hand.
 */
export async function runPrintFile(request: PrintFileRequest): Promise<ImageFile> {
  const { area, dpi, outputPath } = request;
  const canvas = await composeArea(area, dpi / mmPerInch);
  unpremultiply(canvas);
  const { data, width, height } = canvas;
  const { size } = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 5 })
    .toFile(outputPath);
  return { width, height, contentType: 'image/png', bytes: size };
}
