import { backProject, thinEdges, type RgbaImage } from '@tintory/pixels';
import type { UpscaleAnswer, UpscaleRequest } from '../tasks.ts';
import { doubleImage } from './double-image.ts';
import { readToEnlarge, writeEnlarged } from './upscale-steps.ts';

/**
 * How edges are thinned between two doublings, and after them: the model is used to sharp pictures,
 * and what it made is none. Of twelve photographs and drawn pictures this brings eleven closer to the
 * truth at 4×, by 0.05 to 4 dB, leaves one as far, and takes the ringing away.
 */
const [before, after] = [
  { sigma: 1, step: 0.5, rounds: 2 },
  { sigma: 1.2, step: 0.8, rounds: 1 },
] as const;

type Thinning = typeof before | typeof after;

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
    if (rounds > 1) thin(image, photo.smoothed, round === 0 ? before : after);
  }
  return writeEnlarged(image, photo, request);
}

/** Thins edges as far as the photo itself agrees. */
function thin(image: RgbaImage, photo: RgbaImage, { rounds, ...how }: Thinning): void {
  for (let round = 0; round < rounds; round += 1) thinEdges(image, how);
  backProject(image, photo, 1);
}
