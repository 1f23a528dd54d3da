import type { ImageFile } from '@tintory/imaging';
import { writePixels } from '@tintory/imaging/files';
import { composeArea } from './compose-area.ts';
import { unpremultiply } from './kernels/lay-picture.ts';
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
  const options = { compressionLevel: 5 };
  return writePixels(canvas, outputPath, { format: 'png', options, density: dpi });
}
