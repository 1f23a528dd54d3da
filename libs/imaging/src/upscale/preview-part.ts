import { noiseStep, tellingPart, type Bounds, type RgbaImage } from '@tintory/pixels';
import type { Region } from './upscale-request.ts';

/** Largest aspect ratio of the part, if the photo is wide enough. */
const longestShape = 4 / 3;

/**
 * Wider than the receptive field of all steps together: a part gets the same result as in the
 * whole.
 */
const margin = 32;

/**
 * The region of a photo for a small preview, of about the photo's shape: the one with the most
 * detail.
 *
 * @param most pixels of the photo
 * @returns null if the photo has no more
 */
export function previewPart(photo: RgbaImage, most: number): Region | null {
  if (photo.width * photo.height <= most) return null;
  const shape = photo.width / photo.height;
  const kept = Math.min(longestShape, Math.max(1 / longestShape, shape));
  const across = Math.min(photo.width, Math.floor(Math.sqrt(most * kept)));
  const height = Math.min(photo.height, Math.floor(most / across));
  const width = Math.min(photo.width, Math.floor(most / height));
  return { ...tellingPart(photo, { width, height }), width, height };
}

/** The part of the photo that a region is computed from: with its margin, or the whole photo. */
export function partAround(photo: RgbaImage, region: Region | null): Bounds {
  if (!region) return { x: 0, y: 0, width: photo.width, height: photo.height };
  const [x, y] = [farBefore(region.left), farBefore(region.top)];
  const right = Math.min(photo.width, region.left + region.width + margin);
  const bottom = Math.min(photo.height, region.top + region.height + margin);
  return { x, y, width: right - x, height: bottom - y };
}

/** Aligned to the patches of the noise filter. */
const farBefore = (start: number) =>
  Math.max(0, Math.floor((start - margin) / noiseStep) * noiseStep);
