import { cutOut } from '../cutout/cut-out.ts';
import { finishCutout } from '../cutout/finish-cutout.ts';
import { readRgba } from '../files/read-rgba.ts';
import type { CutoutAnswer, CutoutRequest } from '../cutout/cutout-request.ts';
import type { OwnModel } from './own-model.ts';

/**
 * The cutout task with a custom model.
 *
 * @param onProgress called with 0 to 1
 * @throws ImageError `InvalidInput` for a damaged picture, `EngineUnavailable` for a model that
 *   does not match its description
 */
export async function runOwnCutout(
  request: CutoutRequest,
  model: OwnModel,
  onProgress: (progress: number) => void,
): Promise<CutoutAnswer> {
  const image = await readRgba(request.inputPath, request.maxPixels);
  onProgress(0.1);
  const result = await cutOut(image, model, {
    strokes: request.strokes,
    onProgress: (progress) => onProgress(0.1 + progress * 0.9),
  });
  return finishCutout(request, image, result);
}
