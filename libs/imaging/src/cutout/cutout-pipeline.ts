import {
  decontaminate,
  segmentSide,
  shrinkImage,
  softEdge,
  type Heads,
  type RgbaImage,
} from '@tintory/pixels';
import type { CutoutHints, CutoutOptions, CutoutResult } from './cutout-types.ts';
import { applyStrokes } from './apply-strokes.ts';
import { confidenceOf } from './confidence.ts';
import { doubtGaps } from './doubt-gaps.ts';
import { findSubject, type Beliefs } from './find-subject.ts';
import { isFaint } from './is-faint.ts';
import { segment } from './segment.ts';

/** Surroundings whose colours are taken out of the edge, in shares of the longer side. */
const fringeShare = 0.01;

/** Cuts the subject out of a picture, at the picture's size. */
export async function cutoutPipeline(
  image: RgbaImage,
  options: CutoutOptions = {},
): Promise<CutoutResult> {
  const progress = options.onProgress ?? (() => undefined);
  const small = shrinkImage(image, segmentSide);
  const hints = (await options.look?.(small)) ?? {};
  progress(0.15);
  const beliefs = findSubject(small, hints);
  progress(0.3);
  const mask = segment(small, beliefs, hints);
  progress(0.6);
  const clear = confidenceOf(beliefs.believed, mask, beliefs.seen, beliefs.people);
  const confidence = doubtGaps(clear, small, mask, beliefs.seen, options.strokes);
  const cut = softEdge(image, small, mask, headsOf(beliefs, hints));
  const alpha = applyStrokes(image, cut, confidence, options.strokes);
  progress(0.8);
  const fringe = Math.max(2, Math.round(Math.max(image.width, image.height) * fringeShare));
  const foreground = decontaminate(image, alpha, fringe);
  progress(0.95);
  const faint = isFaint(small, mask, options.strokes, beliefs.people?.mask);
  return { alpha, foreground, confidence, faint };
}

const headsOf = ({ people }: Beliefs, { faces }: CutoutHints): Heads | undefined =>
  people && faces?.length ? { faces, sure: people.mask } : undefined;
