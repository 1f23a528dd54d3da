import { decontaminate, shrinkImage, type RgbaImage } from '@tintory/pixels';
import type { CutoutHints, CutoutOptions, CutoutResult } from './cutout-types.ts';
import { confidenceOf } from './confidence.ts';
import { findSubject } from './find-subject.ts';
import { segment } from './segment.ts';
import { softEdge } from './soft-edge.ts';

/** The subject is looked for at this size: larger costs seconds and finds no other one. */
const segmentSide = 480;

/** Surroundings whose colours are taken out of the edge, in shares of the longer side. */
const fringeShare = 0.01;

/** Cuts the subject out of a picture, at the picture's size. */
export async function cutoutPipeline(
  image: RgbaImage,
  options: CutoutOptions = {},
): Promise<CutoutResult> {
  const progress = options.onProgress ?? (() => undefined);
  const small = shrinkImage(image, segmentSide);
  const hints: CutoutHints = {
    ...(await options.look?.(small)),
    ...(options.strokes && { strokes: options.strokes }),
  };
  progress(0.15);
  const beliefs = findSubject(small, hints);
  progress(0.3);
  const mask = segment(small, beliefs, hints);
  progress(0.6);
  const alpha = softEdge(image, small, mask);
  progress(0.8);
  const fringe = Math.max(2, Math.round(Math.max(image.width, image.height) * fringeShare));
  const foreground = decontaminate(image, alpha, fringe);
  progress(0.95);
  return { alpha, foreground, confidence: confidenceOf(beliefs.believed, mask) };
}
