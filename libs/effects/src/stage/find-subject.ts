import type { Subject } from './subject.ts';
import { segmentSide, shrinkImage, shrinkPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import {
  alreadyCutOut,
  cutOut,
  type CutoutResult,
  keepOwnAlpha,
  requireSubject,
  seesThrough,
} from '@tintory/imaging/cutout';
import type { StageRequest, SubjectSource } from './stage-request.ts';
import type { CutoutModelChoice } from '@tintory/imaging';
import { readCutout, writeCutout } from './kept-cutout.ts';
import { readMask } from './read-mask.ts';
import type { ImageSize } from '@tintory/imaging/files';
import { readPhoto } from './read-photo.ts';

type SubjectRequest = CutoutModelChoice & SubjectSource & Pick<StageRequest, 'size' | 'maxPixels'>;

/** A photo enlarged by more than this factor is enlarged before its subject is cut out. */
const enlargedFirst = 2.5;

/** Reads the photograph and cuts its subject out, or reads a stored cutout. */
export async function findSubject(
  request: SubjectRequest,
  onProgress: (progress: number) => void,
): Promise<Subject> {
  const { cutout, keepAt } = request;
  if (cutout) return readCutout(request.inputPath, cutout, request.maxPixels);
  const {
    image: original,
    own,
    scale,
  } = await readPhoto(request, (read) => timesOf(read, sizeOf(request, read)));
  const { isTrimmed, ...result } = await cutFrom(original, request, onProgress);
  const { confidence, warnings, faint } = result;
  const found = { confidence, warnings, faint, isTrimmed, own };
  const subject = { original, scale, isTrimmed, found, ...result };
  if (keepAt) await writeCutout(subject, keepAt);
  return subject;
}

async function cutFrom(
  original: RgbaImage,
  { strokes, maskPath, cutoutModel }: SubjectRequest,
  onProgress: (progress: number) => void,
): Promise<CutoutResult & { isTrimmed: boolean }> {
  if (maskPath) {
    const masked = await readMask(maskPath, original);
    const warnings = isClear(original, masked.alpha) ? (['see_through'] as const) : [];
    return { ...masked, confidence: 1, warnings: [...warnings], faint: false, isTrimmed: false };
  }
  const result = await cutOut(original, cutoutModel, { strokes, onProgress });
  requireSubject(original, result.alpha, strokes.length > 0 ? 1 : result.confidence);
  keepOwnAlpha(result.foreground, original);
  return { ...result, isTrimmed: alreadyCutOut(original) !== undefined };
}

/** A mask shows where a glass is, but not whether it is transparent. */
function isClear(photo: RgbaImage, alpha: Plane): boolean {
  const small = shrinkImage(photo, segmentSide);
  return seesThrough(small, shrinkPlane(alpha, small.width, small.height));
}

/** The requested size, limited to a preview's; by default the photograph's size. */
export function sizeOf(
  { size, maxPixels }: Pick<StageRequest, 'size' | 'maxPixels'>,
  { width, height }: ImageSize,
): ImageSize {
  if (!size) return { width, height };
  const scale = Math.min(1, Math.sqrt((maxPixels ?? Infinity) / (size.width * size.height)));
  return { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
}

/**
 * The outline of a cutout with few pixels becomes jagged when enlarged, so small photos are
 * enlarged first.
 */
function timesOf(photo: ImageSize, size: ImageSize): number {
  const times = Math.min(size.width / photo.width, size.height / photo.height);
  return times > enlargedFirst ? times : 1;
}
