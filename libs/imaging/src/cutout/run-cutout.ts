import { readRgba } from '../files/read-rgba.ts';
import type { CutoutAnswer, CutoutRequest } from './cutout-request.ts';
import { cutOut } from './cut-out.ts';
import { finishCutout } from './finish-cutout.ts';

/** The whole task: read, cut out, put on the background, crop, write. */
export async function runCutout(
  request: CutoutRequest,
  onProgress: (progress: number) => void,
): Promise<CutoutAnswer> {
  const image = await readRgba(request.inputPath, request.maxPixels);
  onProgress(0.1);
  const result = await cutOut(image, undefined, {
    strokes: request.strokes,
    onProgress: (progress) => onProgress(0.1 + progress * 0.75),
  });
  return finishCutout(request, image, result);
}
