import { backProject } from '@tintory/pixels';
import type { UpscaleAnswer, UpscaleRequest } from '../tasks.ts';
import { doubleImage } from './double-image.ts';
import { readToEnlarge, writeEnlarged } from './upscale-steps.ts';

/**
 * The whole task: read, smooth, double once or twice and hold it to what it was, sharpen, write.
 *
 * @throws ImageError `ResultTooLarge`
 */
export async function runUpscale(
  request: UpscaleRequest,
  onProgress: (progress: number) => void,
): Promise<UpscaleAnswer> {
  const photo = await readToEnlarge(request);
  let image = photo.smoothed;
  const rounds = Math.log2(request.factor);
  // The last round has four times the pixels of the one before.
  const total = (4 ** rounds - 1) / 3;
  for (let round = 0; round < rounds; round += 1) {
    const [done, share] = [(4 ** round - 1) / 3 / total, 4 ** round / total];
    const small = image;
    image = await doubleImage(small, (progress) => onProgress((done + progress * share) * 0.95));
    backProject(image, small);
  }
  return writeEnlarged(image, photo, request);
}
