import type { UpscaleAnswer, UpscaleRequest } from '../upscale/upscale-request.ts';
import { readToEnlarge, writeEnlarged } from '../upscale/upscale-steps.ts';
import { enlarge } from './enlarge.ts';
import type { OwnModel } from './own-model.ts';

/**
 * The upscale task with a custom model: scale 2 runs twice for a factor of 4, scale 4 is averaged
 * for a factor of 2.
 *
 * @param onProgress called with 0 to 1
 * @throws ImageError `ResultTooLarge`, and `EngineUnavailable` for a model that does not match its
 *   description
 */
export async function runOwnUpscale(
  request: UpscaleRequest,
  model: OwnModel,
  onProgress: (progress: number) => void,
): Promise<UpscaleAnswer> {
  const photo = await readToEnlarge(request, onProgress);
  const twice = request.factor === 4 && model.output.scale === 2;
  // The second round has four times the pixels of the first.
  const rounds = twice ? [0.2, 0.8] : [1];
  let image = photo.clean;
  let done = 0;
  for (const share of rounds) {
    const before = done;
    image = await enlarge(image, model, twice ? 2 : request.factor, (progress) =>
      onProgress(photo.done + (before + progress * share) * (0.95 - photo.done)),
    );
    done += share;
  }
  return writeEnlarged(image, photo, request);
}
