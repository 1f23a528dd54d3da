import type { ImageFile } from '@tintory/imaging';
import { writePixels } from '@tintory/imaging/files';
import { composeArea } from './compose-area.ts';
import { unpremultiply } from './kernels/lay-picture.ts';
import type { PrintFileRequest } from './mockup-types.ts';

const mmPerInch = 25.4;

/**
 * A print file of an area: transparent where empty, with its bleed, at full resolution. The canvas
 * and the current layer take four bytes per pixel each.
 */
export async function runPrintFile(request: PrintFileRequest): Promise<ImageFile> {
  const { area, dpi, outputPath } = request;
  const canvas = await composeArea(area, dpi / mmPerInch);
  unpremultiply(canvas);
  const options = { compressionLevel: 5 };
  return writePixels(canvas, outputPath, { format: 'png', options, density: dpi });
}
