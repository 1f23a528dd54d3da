import { tellingPart, type RgbaImage } from '@tintory/pixels';
import type { Region } from '../tasks.ts';

/** Of a long photo the part is no longer than this, if the photo is wide enough. */
const longestShape = 4 / 3;

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
