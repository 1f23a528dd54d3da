import { paintingStyles } from './kernels/painting-styles.ts';
import { detectFaces } from '@tintory/imaging/faces';
import { enhancedSource, readRgba, writeImage } from '@tintory/imaging/files';
import type { ImageFile } from '@tintory/imaging';
import type { PaintingRequest } from './painting-request.ts';

/** Styles that would lose a face in broad strokes or flat patches. */
const careful = new Set<PaintingRequest['style']>(['oil', 'cartoon', 'poster']);

/** The whole task: read, find the faces, paint, write. */
export async function runPainting(
  request: PaintingRequest,
  onProgress: (progress: number) => void,
): Promise<ImageFile> {
  const image = await readRgba(request.inputPath, request.maxPixels);
  const { style, strength, brush } = request;
  const faces = careful.has(style) ? await detectFaces(image) : [];
  onProgress(0.05);
  const painted = paintingStyles[style](image, {
    strength,
    brush,
    faces: faces.map(({ box }) => box),
    onProgress: (progress) => onProgress(0.05 + progress * 0.85),
  });
  const source = await enhancedSource(request.inputPath);
  return writeImage(painted, request.outputPath, request.format, source);
}
