import { upscaleLimits, type Trace } from '@tintory/contract';
import {
  createStripResampler,
  crop,
  isOpaque,
  photoFaults,
  sharpen,
  spreadColors,
  type RgbaImage,
} from '@tintory/pixels';
import { readRgba } from '../files/read-rgba.ts';
import { enhancedSource } from '../files/enhanced-source.ts';
import { writeImage } from '../files/write-image.ts';
import { ImageError } from '../image-error.ts';
import type { Region, UpscaleAnswer, UpscaleFaults, UpscaleRequest } from './upscale-request.ts';
import { cleanUp, planCleanUp, type CleanUpPlan } from './clean-up.ts';
import { partAround, previewPart } from './preview-part.ts';

/** Fraction of the task for the network against compression: it takes half as long as upscaling. */
const cleaningShare = 0.3;

/** Pixels from an outline within which hidden colours affect a network's result. */
const hiddenReach = 8;

/** A photo, or the visible part of it with its margin. */
type ToEnlarge = {
  original: RgbaImage;
  /** As it is to be enlarged. */
  clean: RgbaImage;
  cleaned: Trace[];
  /** Completed fraction of the task. */
  done: number;
  region: Region | null;
  /** Start of the region in `original`. */
  inset: { x: number; y: number };
  /** Measured in free previews; null in a full run, which it would slow down. */
  faults: UpscaleFaults | null;
};

/**
 * The steps before upscaling: read, refuse results that are too large, clean up.
 *
 * @param onProgress called with the completed fraction of the task
 * @throws ImageError `ResultTooLarge`
 */
export async function readToEnlarge(
  request: UpscaleRequest,
  onProgress: (progress: number) => void,
): Promise<ToEnlarge> {
  const photo = spreadColors(await readRgba(request.inputPath), hiddenReach);
  const width = photo.width * request.factor;
  const height = photo.height * request.factor;
  const { maxPixels, maxSide } = upscaleLimits;
  if (width * height > maxPixels || Math.max(width, height) > maxSide) {
    throw new ImageError('ResultTooLarge', 'The result would have too many pixels.');
  }
  const region = previewPart(photo, (request.maxPixels ?? Infinity) / request.factor ** 2);
  const part = partAround(photo, region);
  const plan = planCleanUp(photo, request);
  const clean = await cleanUp(photo, part, plan, (progress) =>
    onProgress(progress * cleaningShare),
  );
  const done = plan.level === null ? 0 : cleaningShare;
  const faults = request.maxPixels === undefined ? null : faultsOf(photo, plan);
  const inset = { x: (region?.left ?? 0) - part.x, y: (region?.top ?? 0) - part.y };
  const original = crop(photo, part);
  return { original, clean, cleaned: plan.cleaned, done, region, inset, faults };
}

const faultsOf = (photo: RgbaImage, plan: CleanUpPlan): UpscaleFaults => ({
  ...photoFaults(photo),
  noisy: plan.isGrainy && !plan.cleaned.includes('grain'),
  blocky: plan.isBlocky && !plan.cleaned.includes('compression'),
});

/**
 * The steps after upscaling: transparency, sharpening, the file.
 *
 * @param alpha one value per pixel of the upscaled picture; by default the original's by Lanczos
 */
export async function writeEnlarged(
  image: RgbaImage,
  { original, cleaned, region, inset, faults }: ToEnlarge,
  { inputPath, outputPath, format, factor, sharpness }: UpscaleRequest,
  alpha = isOpaque(original) ? null : stretchAlpha(original, image),
): Promise<UpscaleAnswer> {
  if (alpha) putAlpha(image, alpha);
  sharpen(image, sharpness);
  const shown = region
    ? crop(image, {
        x: inset.x * factor,
        y: inset.y * factor,
        width: region.width * factor,
        height: region.height * factor,
      })
    : image;
  const file = await writeImage(shown, outputPath, format, await enhancedSource(inputPath));
  return { ...file, region, cleaned, faults };
}

/** Clears the colours of transparent pixels: they only make the file larger. */
function putAlpha({ data }: RgbaImage, alpha: Uint8ClampedArray): void {
  for (let i = 0; i < alpha.length; i += 1) {
    if (alpha[i] === 0) data.fill(0, i * 4, i * 4 + 3);
    data[i * 4 + 3] = alpha[i] as number;
  }
}

/**
 * Upscales alpha by Lanczos, for custom models. With our own resampler: libvips shifts enlarged
 * pictures half a pixel to the right and down, unlike the colours.
 */
function stretchAlpha(original: RgbaImage, { width, height }: RgbaImage): Uint8ClampedArray {
  const alpha = new Uint8ClampedArray(width * height);
  const all = { x: 0, y: 0, width: original.width, height: original.height };
  const push = createStripResampler({ crop: all, width, height }, (row, y) => {
    for (let x = 0; x < width; x += 1) alpha[y * width + x] = row[x * 4 + 3] as number;
  });
  push(original.data);
  return alpha;
}
