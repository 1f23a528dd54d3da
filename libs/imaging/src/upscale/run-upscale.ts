import { imageLimits } from '@tintory/contract';
import { sharpen, smoothNoise, type RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { readRgba } from '../files/read-rgba.ts';
import { writeImage } from '../files/write-image.ts';
import { ImageError } from '../image-pool.ts';
import type { ImageFile, UpscaleRequest } from '../tasks.ts';
import { doubleImage } from './double-image.ts';

/** A result has at most this many pixels: what a child can hold and a browser can show. */
const mostPixels = 50_000_000;

/** The deviation, in steps of 255, that counts as noise. */
const noiseOf = { none: 0, light: 6, strong: 14 } as const;

/**
 * The whole task: read, smooth, double once or twice, sharpen, write.
 *
 * @throws ImageError `ResultTooLarge`
 */
export async function runUpscale(
  request: UpscaleRequest,
  onProgress: (progress: number) => void,
): Promise<ImageFile> {
  const { factor } = request;
  const original = await readRgba(request.inputPath, request.maxPixels);
  const [width, height] = [original.width * factor, original.height * factor];
  if (width * height > mostPixels || Math.max(width, height) > imageLimits.maxSide * 2) {
    throw new ImageError('ResultTooLarge', 'The result would have too many pixels.');
  }
  const noise = noiseOf[request.noise];
  let image = noise > 0 ? smoothNoise(original, noise) : original;
  const rounds = Math.log2(factor);
  // The last round has four times the pixels of the one before.
  const total = (4 ** rounds - 1) / 3;
  for (let round = 0; round < rounds; round += 1) {
    const [done, share] = [(4 ** round - 1) / 3 / total, 4 ** round / total];
    image = await doubleImage(image, (progress) => onProgress((done + progress * share) * 0.95));
  }
  await putAlpha(image, original);
  sharpen(image, request.sharpness);
  return writeImage(image, request.outputPath, request.format, 'algorithmicallyEnhanced');
}

/** Transparency is enlarged by Lanczos: the model knows colours only. */
async function putAlpha(image: RgbaImage, { data, width, height }: RgbaImage): Promise<void> {
  if (!data.some((value, i) => i % 4 === 3 && value < 255)) return;
  const alpha = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .extractChannel(3)
    .resize(image.width, image.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  for (let i = 0; i < alpha.length; i += 1) image.data[i * 4 + 3] = alpha[i] as number;
}
