import { upscaleLimits } from '@tintory/contract';
import { createStripResampler, sharpen, smoothNoise, type RgbaImage } from '@tintory/pixels';
import { readRgba } from '../files/read-rgba.ts';
import { writeImage } from '../files/write-image.ts';
import { ImageError } from '../image-pool.ts';
import type { ImageFile, UpscaleRequest } from '../tasks.ts';

/** The deviation, in steps of 255, that counts as noise. */
const noiseOf = { none: 0, light: 6, strong: 14 } as const;

/**
 * What comes before every enlarging: read, refuse what would become too large, smooth.
 *
 * @returns the picture as it was, and as it is to be enlarged
 * @throws ImageError `ResultTooLarge`
 */
export async function readToEnlarge(
  request: UpscaleRequest,
): Promise<{ original: RgbaImage; smoothed: RgbaImage }> {
  const original = await readRgba(request.inputPath, request.maxPixels);
  const width = original.width * request.factor;
  const height = original.height * request.factor;
  const { maxPixels, maxSide } = upscaleLimits;
  if (width * height > maxPixels || Math.max(width, height) > maxSide) {
    throw new ImageError('ResultTooLarge', 'The result would have too many pixels.');
  }
  const noise = noiseOf[request.noise];
  return { original, smoothed: noise > 0 ? smoothNoise(original, noise) : original };
}

/** What follows: the transparency of the original, sharpening, the file. */
export async function writeEnlarged(
  image: RgbaImage,
  original: RgbaImage,
  request: UpscaleRequest,
): Promise<ImageFile> {
  putAlpha(image, original);
  sharpen(image, request.sharpness);
  return writeImage(image, request.outputPath, request.format, 'algorithmicallyEnhanced');
}

/**
 * Transparency is enlarged by Lanczos: the models know colours only. By our own: libvips draws what
 * it enlarges half a pixel to the right and down, and the colours are not there.
 */
function putAlpha({ data, width, height }: RgbaImage, original: RgbaImage): void {
  if (!original.data.some((value, i) => i % 4 === 3 && value < 255)) return;
  const crop = { x: 0, y: 0, width: original.width, height: original.height };
  const push = createStripResampler({ crop, width, height }, (row, y) => {
    const start = y * row.length;
    for (let i = 3; i < row.length; i += 4) data[start + i] = row[i] as number;
  });
  push(original.data);
}
