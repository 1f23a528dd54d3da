import type { RgbaImage } from '@tintory/pixels';
import { alreadyCutOut } from '../cutout/already-cut-out.ts';
import { cutOut } from '../cutout/cut-out.ts';
import type { CutoutResult } from '../cutout/cutout-types.ts';
import { keepOwnAlpha } from '../cutout/keep-own-alpha.ts';
import { requireSubject } from '../cutout/require-subject.ts';
import type { StageRequest } from '../tasks.ts';
import { readMask } from './read-mask.ts';
import { readPhoto, type Size } from './read-photo.ts';

export type Subject = CutoutResult & {
  original: RgbaImage;
  /** How many pixels of it there are for each of the photograph's. */
  scale: number;
  /** Whether it was cut out before, and maybe trimmed to its outline. */
  isTrimmed: boolean;
};

/** A photo that is enlarged more than this many times is so before its subject is cut out. */
const enlargedFirst = 2.5;

/**
 * Reads the photograph and cuts its subject out.
 *
 * @param size of the pictures it is shown in
 */
export async function findSubject(
  request: StageRequest,
  onProgress: (progress: number) => void,
): Promise<Subject> {
  const { image: original, scale } = await readPhoto(request, (read) =>
    timesOf(read, sizeOf(request, read)),
  );
  const { strokes, maskPath, cutoutModel } = request;
  if (maskPath) {
    const masked = await readMask(maskPath, original);
    return { original, scale, ...masked, confidence: 1, faint: false, isTrimmed: false };
  }
  const result = await cutOut(original, cutoutModel, { strokes, onProgress });
  requireSubject(original, result.alpha, strokes.length > 0 ? 1 : result.confidence);
  keepOwnAlpha(result.foreground, original);
  return { original, scale, ...result, isTrimmed: alreadyCutOut(original) !== undefined };
}

/** The size asked for, no larger than a preview may be; without one that of the photograph. */
export function sizeOf(
  { size, maxPixels }: Pick<StageRequest, 'size' | 'maxPixels'>,
  { width, height }: Size,
): Size {
  if (!size) return { width, height };
  const scale = Math.min(1, Math.sqrt((maxPixels ?? Infinity) / (size.width * size.height)));
  return { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
}

/** An outline cut out of few pixels has stairs once it is enlarged; one cut out of many has none. */
function timesOf(photo: Size, size: Size): number {
  const times = Math.min(size.width / photo.width, size.height / photo.height);
  return times > enlargedFirst ? times : 1;
}
