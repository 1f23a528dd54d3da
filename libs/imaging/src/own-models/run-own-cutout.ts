import { decontaminate, mapPlane } from '@tintory/pixels';
import { confidenceOf } from '../cutout/confidence.ts';
import { finishCutout } from '../cutout/finish-cutout.ts';
import { readRgba } from '../files/read-rgba.ts';
import type { CutoutAnswer, CutoutRequest } from '../tasks.ts';
import { findMask } from './find-mask.ts';
import type { OwnModel } from './own-model.ts';
import { applyStrokes, refineMask } from './refine-mask.ts';

/** Surroundings whose colours are taken out of the edge, in shares of the longer side. */
const fringeShare = 0.01;

/**
 * The task of a cutout, done by a model of one's own.
 *
 * @param onProgress called with 0 to 1
 * @throws ImageError `InvalidInput` for a damaged picture, `EngineUnavailable` for a model that is
 *   not what its description says
 */
export async function runOwnCutout(
  request: CutoutRequest,
  model: OwnModel,
  onProgress: (progress: number) => void,
): Promise<CutoutAnswer> {
  const image = await readRgba(request.inputPath, request.maxPixels);
  onProgress(0.1);
  const belief = await findMask(image, model);
  onProgress(0.7);
  const alpha = refineMask(image, applyStrokes(belief, request.strokes));
  onProgress(0.85);
  const fringe = Math.max(2, Math.round(Math.max(image.width, image.height) * fringeShare));
  const foreground = decontaminate(image, alpha, fringe);
  onProgress(0.95);
  const mask = mapPlane(belief, (value) => (value > 0.5 ? 1 : 0));
  return finishCutout(request, image, {
    alpha,
    foreground,
    confidence: confidenceOf(belief, mask),
  });
}
