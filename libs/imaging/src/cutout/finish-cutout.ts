import {
  alphaBounds,
  blurBackground,
  composeOver,
  composeOverColor,
  crop,
  mapPlane,
  rgbOf,
  type RgbaImage,
} from '@tintory/pixels';
import { enhancedSource } from '../files/enhanced-source.ts';
import { writeImage } from '../files/write-image.ts';
import type { CutoutAnswer, CutoutRequest } from './cutout-request.ts';
import { alreadyCutOut } from './already-cut-out.ts';
import type { CutoutResult } from './cutout-types.ts';
import { keepOwnAlpha } from './keep-own-alpha.ts';
import { requireSubject } from './require-subject.ts';

/** Margin around a cropped subject, as a fraction of the longer side. */
const cropMargin = 0.02;
/** Pixels with at least this alpha, of 255, count as subject when cropping. */
const cropThreshold = 8;

/**
 * The steps after every cutout: put the subject on its background, crop, write.
 *
 * @throws ImageError as `requireSubject` does
 */
export async function finishCutout(
  request: CutoutRequest,
  image: RgbaImage,
  result: CutoutResult,
): Promise<CutoutAnswer> {
  requireSubject(image, result.alpha, request.strokes.length > 0 ? 1 : result.confidence);
  const subject = keepOwnAlpha(result.foreground, image);
  const finished = place(request, image, { ...result, foreground: subject });
  const file = await writeImage(
    request.crop ? cropTo(finished, subject) : finished,
    request.outputPath,
    request.format,
    await enhancedSource(request.inputPath),
  );
  const { confidence, warnings, faint } = result;
  return { ...file, confidence, warnings, faint };
}

function place(request: CutoutRequest, image: RgbaImage, result: CutoutResult): RgbaImage {
  const { background } = request;
  const { foreground, alpha } = result;
  switch (background.kind) {
    case 'transparent':
      return foreground;
    case 'color':
      return composeOverColor(foreground, rgbOf(background.color));
    case 'blur': {
      // A picture that was cut out before has no background.
      if (alreadyCutOut(image)) return foreground;
      const longer = Math.max(image.width, image.height);
      const radius = Math.max(1, Math.round((longer * background.amount) / 4_000));
      // Wider than the soft edge, so that none of the subject's colour smears into the background.
      const covered = mapPlane(alpha, (value) => Math.min(1, value * 4));
      return composeOver(foreground, blurBackground(image, covered, radius));
    }
  }
}

function cropTo(finished: RgbaImage, subject: RgbaImage): RgbaImage {
  const margin = Math.round(Math.max(subject.width, subject.height) * cropMargin);
  const bounds = alphaBounds(subject, cropThreshold, margin);
  return bounds ? crop(finished, bounds) : finished;
}
