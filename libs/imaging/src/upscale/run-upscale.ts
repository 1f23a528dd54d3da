import { isOpaque } from '@tintory/pixels';
import { loadSpan } from '../models/span.ts';
import { runInTiles } from '../models/tiled-network.ts';
import type { UpscaleAnswer, UpscaleRequest } from './upscale-request.ts';
import { enlargeAlpha } from './enlarge-alpha.ts';
import { readToEnlarge, writeEnlarged } from './upscale-steps.ts';

/** Fraction of the task before the file is written. */
const beforeWriting = 0.95;

/**
 * The whole task: read, clean up, upscale, sharpen, write.
 *
 * @throws ImageError `ResultTooLarge`
 */
export async function runUpscale(
  request: UpscaleRequest,
  onProgress: (progress: number) => void,
): Promise<UpscaleAnswer> {
  const photo = await readToEnlarge(request, onProgress);
  const network = await loadSpan(request.factor);
  const tell = (from: number, to: number) => (progress: number) =>
    onProgress(from + progress * (to - from));
  if (isOpaque(photo.original)) {
    const image = await runInTiles(photo.clean, network, tell(photo.done, beforeWriting));
    return writeEnlarged(image, photo, request);
  }
  const middle = (photo.done + beforeWriting) / 2;
  const alpha = await enlargeAlpha(photo.original, network, tell(photo.done, middle));
  const image = await runInTiles(photo.clean, network, tell(middle, beforeWriting));
  return writeEnlarged(image, photo, request, alpha);
}
