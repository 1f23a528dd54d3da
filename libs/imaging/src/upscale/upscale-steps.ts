import { upscaleLimits } from '@tintory/contract';
import {
  createStripResampler,
  crop,
  noiseStep,
  photoFaults,
  sharpen,
  smoothNoise,
  type PhotoFaults,
  type RgbaImage,
} from '@tintory/pixels';
import { readRgba } from '../files/read-rgba.ts';
import { enhancedSource } from '../files/enhanced-source.ts';
import { writeImage } from '../files/write-image.ts';
import { ImageError } from '../image-pool.ts';
import type { Region, UpscaleAnswer, UpscaleRequest } from '../tasks.ts';
import { previewPart } from './preview-part.ts';

/** The deviation, in steps of 255, that counts as noise. */
const noiseOf = { none: 0, light: 8, strong: 16 } as const;

/** Farther than all steps together look around a pixel: a part becomes what it is in the whole. */
const margin = 32;

/** A photo, or the part of it that is shown and what lies around that part. */
type ToEnlarge = {
  original: RgbaImage;
  /** As it is to be enlarged. */
  smoothed: RgbaImage;
  region: Region | null;
  /** Where the region begins in `original`. */
  inset: { x: number; y: number };
  /** Looked for where nothing is paid yet; null in a full run, which they would make slower. */
  faults: PhotoFaults | null;
};

/**
 * What comes before every enlarging: read, refuse what would become too large, smooth.
 *
 * @throws ImageError `ResultTooLarge`
 */
export async function readToEnlarge(request: UpscaleRequest): Promise<ToEnlarge> {
  const photo = await readRgba(request.inputPath);
  const width = photo.width * request.factor;
  const height = photo.height * request.factor;
  const { maxPixels, maxSide } = upscaleLimits;
  if (width * height > maxPixels || Math.max(width, height) > maxSide) {
    throw new ImageError('ResultTooLarge', 'The result would have too many pixels.');
  }
  const region = previewPart(photo, (request.maxPixels ?? Infinity) / request.factor ** 2);
  const { part: original, inset } = region ? cutOut(photo, region) : whole(photo);
  const noise = noiseOf[request.noise];
  const smoothed = noise > 0 ? smoothNoise(original, noise) : original;
  const faults = request.maxPixels === undefined ? null : photoFaults(photo);
  return { original, smoothed, region, inset, faults };
}

const whole = (photo: RgbaImage) => ({ part: photo, inset: { x: 0, y: 0 } });

/** Where the patches that noise is taken out of begin, too. */
const farBefore = (start: number) =>
  Math.max(0, Math.floor((start - margin) / noiseStep) * noiseStep);

function cutOut(photo: RgbaImage, { left, top, width, height }: Region) {
  const [x, y] = [left, top].map(farBefore) as [number, number];
  const right = Math.min(photo.width, left + width + margin);
  const bottom = Math.min(photo.height, top + height + margin);
  const part = crop(photo, { x, y, width: right - x, height: bottom - y });
  return { part, inset: { x: left - x, y: top - y } };
}

/** What follows: the transparency of the original, sharpening, the file. */
export async function writeEnlarged(
  image: RgbaImage,
  { original, region, inset, faults }: ToEnlarge,
  { inputPath, outputPath, format, factor, sharpness }: UpscaleRequest,
): Promise<UpscaleAnswer> {
  putAlpha(image, original);
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
  return { ...file, region, faults };
}

/**
 * Transparency is enlarged by Lanczos: the models know colours only. By our own: libvips draws what
 * it enlarges half a pixel to the right and down, and the colours are not there.
 */
function putAlpha({ data, width, height }: RgbaImage, original: RgbaImage): void {
  if (isOpaque(original)) return;
  const all = { x: 0, y: 0, width: original.width, height: original.height };
  const push = createStripResampler({ crop: all, width, height }, (row, y) => {
    const start = y * row.length;
    for (let i = 3; i < row.length; i += 4) data[start + i] = row[i] as number;
  });
  push(original.data);
}

/** In a plain loop: `some` would call a function for each of four million bytes. */
function isOpaque({ data }: RgbaImage): boolean {
  for (let i = 3; i < data.length; i += 4) if ((data[i] as number) < 255) return false;
  return true;
}
