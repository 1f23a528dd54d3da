import { paintingStyles } from '@tintory/pixels';
import { readRgba } from '../files/read-rgba.ts';
import { writeImage } from '../files/write-image.ts';
import type { ImageFile, PaintingRequest } from '../tasks.ts';

/** The whole task: read, paint, write. */
export async function runPainting(
  request: PaintingRequest,
  onProgress: (progress: number) => void,
): Promise<ImageFile> {
  const image = await readRgba(request.inputPath, request.maxPixels);
  const { style, strength, brush } = request;
  const painted = paintingStyles[style](image, {
    strength,
    brush,
    onProgress: (progress) => onProgress(progress * 0.9),
  });
  return writeImage(painted, request.outputPath, request.format, 'algorithmicallyEnhanced');
}
