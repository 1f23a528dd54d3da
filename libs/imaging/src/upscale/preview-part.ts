import { noiseStep, tellingPart, type Bounds, type RgbaImage } from '@tintory/pixels';
import type { Region } from './upscale-request.ts';

/** Of a long photo the part is no longer than this, if the photo is wide enough. */
const longestShape = 4 / 3;

/** Farther than all steps together look around a pixel: a part becomes what it is in the whole. */
const margin = 32;

/**
 * What of a photo a small preview shows, of about the photo's shape: the part with the most detail.
 *
 * @param most pixels of the photo
 * @returns null where all of the photo is no more
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

/** What a region is made of: itself and what lies around it, or all of the photo. */
export function partAround(photo: RgbaImage, region: Region | null): Bounds {
  if (!region) return { x: 0, y: 0, width: photo.width, height: photo.height };
  const [x, y] = [farBefore(region.left), farBefore(region.top)];
  const right = Math.min(photo.width, region.left + region.width + margin);
  const bottom = Math.min(photo.height, region.top + region.height + margin);
  return { x, y, width: right - x, height: bottom - y };
}

/** Where the patches that grain is taken out of begin, too. */
const farBefore = (start: number) =>
  Math.max(0, Math.floor((start - margin) / noiseStep) * noiseStep);
