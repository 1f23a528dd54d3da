import {
  decontaminate,
  mapPlane,
  resizePlane,
  segmentSide,
  shrinkImage,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { applyStrokes } from '../cutout/apply-strokes.ts';
import type { CutoutOptions, CutoutResult } from '../cutout/cutout-types.ts';
import { isFaint } from '../cutout/is-faint.ts';
import { judgeCutout } from '../cutout/judge-cutout.ts';
import { findMask } from './find-mask.ts';
import type { OwnModel } from './own-model.ts';
import { refineMask } from './refine-mask.ts';

/** Width of the edge whose background colour is removed, as a fraction of the longer side. */
const fringeShare = 0.01;

/**
 * Cuts the subject out of a picture, at the picture's size, with a custom model.
 *
 * @throws ImageError `EngineUnavailable` for a model that does not match its description
 */
export async function ownCutout(
  image: RgbaImage,
  model: OwnModel,
  { strokes, onProgress }: Omit<CutoutOptions, 'look'> = {},
): Promise<CutoutResult> {
  const belief = await findMask(image, model);
  onProgress?.(0.65);
  const passes = { stretched: belief, framed: belief, together: belief };
  const { confidence, warnings } = judgeCutout(hard(belief), passes);
  const alpha = applyStrokes(image, refineMask(image, belief), confidence, strokes);
  onProgress?.(0.85);
  const fringe = Math.max(2, Math.round(Math.max(image.width, image.height) * fringeShare));
  const foreground = decontaminate(image, alpha, fringe);
  onProgress?.(0.95);
  const small = shrinkImage(image, segmentSide);
  const faint = isFaint(
    small,
    hard(resizePlane(belief, small.width, small.height)),
    confidence,
    strokes,
  );
  return { alpha, foreground, confidence, warnings, faint };
}

const hard = (belief: Plane): Plane => mapPlane(belief, (value) => (value > 0.5 ? 1 : 0));
