import {
  applyGuided,
  createPlane,
  decontaminate,
  fitGuided,
  mapPlane,
  shrinkImage,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { CutoutHints, CutoutResult } from './cutout-types.ts';
import { findSubject } from './find-subject.ts';
import { segment } from './segment.ts';

/** Segmentation is done at this size: larger costs seconds and finds no other subject. */
const segmentSide = 480;
/** The soft edge is fitted at up to this size and evaluated at the full one. */
const edgeSide = 1_200;

/** Cuts the subject out of a picture, at the picture's size. */
export async function cutoutPipeline(
  image: RgbaImage,
  hints: CutoutHints = {},
): Promise<CutoutResult> {
  const progress = hints.onProgress ?? (() => undefined);
  const small = shrinkImage(image, segmentSide);
  const belief = findSubject(small, hints);
  progress(0.3);
  const mask = await segment(small, belief, hints);
  progress(0.6);
  const alpha = softEdge(image, mask, small.width, small.height);
  progress(0.8);
  const radius = Math.max(2, Math.round(Math.max(image.width, image.height) / 100));
  const foreground = decontaminate(image, alpha, radius);
  progress(0.95);
  return { alpha, foreground, confidence: confidenceOf(belief, mask) };
}

/** Turns the hard mask into a soft alpha that follows hair and edges at full size. */
function softEdge(image: RgbaImage, mask: Uint8Array, width: number, height: number): Plane {
  const medium = shrinkImage(image, edgeSide);
  const plane = createPlane(medium.width, medium.height);
  for (let y = 0; y < medium.height; y += 1) {
    const row = Math.floor((y * height) / medium.height) * width;
    for (let x = 0; x < medium.width; x += 1) {
      plane.data[y * medium.width + x] = mask[
        row + Math.floor((x * width) / medium.width)
      ] as number;
    }
  }
  const radius = Math.max(3, Math.round(Math.max(medium.width, medium.height) / 140));
  const soft = applyGuided(fitGuided(medium, plane, radius, 1e-4), image);
  // The filter leaves a veil far from the edge; this clears it and keeps the edge soft.
  return mapPlane(soft, (value) => smoothstep((value - 0.12) / 0.76));
}

const smoothstep = (t: number): number => {
  const x = Math.min(1, Math.max(0, t));
  return x * x * (3 - 2 * x);
};

/**
 * How clear the subject was: how far belief and mask agree, and whether the mask is neither next to
 * nothing nor next to everything.
 */
function confidenceOf(belief: Plane, mask: Uint8Array): number {
  let agreement = 0;
  let area = 0;
  for (let i = 0; i < mask.length; i += 1) {
    const inside = mask[i] as number;
    agreement += 1 - Math.abs(inside - (belief.data[i] as number));
    area += inside;
  }
  const share = area / mask.length;
  const plausible = Math.min(1, share / 0.02, (1 - share) / 0.02);
  return Math.min(1, Math.max(0, (agreement / mask.length - 0.5) * 2)) * plausible;
}
