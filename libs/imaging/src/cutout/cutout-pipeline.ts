import {
  createPlane,
  crop,
  decontaminate,
  insideBars,
  segmentSide,
  shrinkImage,
  softEdge,
  type Bounds,
  type Heads,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { CutoutHints, CutoutOptions, CutoutResult, Seen } from './cutout-types.ts';
import { applyStrokes } from './apply-strokes.ts';
import { findSubject, type Beliefs } from './find-subject.ts';
import { isFaint } from './is-faint.ts';
import { judgeCutout } from './judge-cutout.ts';
import { seesThrough } from './sees-through.ts';
import { segment } from './segment.ts';

/** Width of the edge whose background colour is removed, as a fraction of the longer side. */
const fringeShare = 0.01;

/** Cuts the subject out of a picture, at the picture's size; bars around a photograph are background. */
export async function cutoutPipeline(
  image: RgbaImage,
  options: CutoutOptions = {},
): Promise<CutoutResult> {
  const progress = options.onProgress ?? (() => undefined);
  const bounds = insideBars(image);
  const {
    alpha: found,
    seen: inPart,
    ...verdict
  } = bounds ? await cutPhoto(crop(image, bounds), options) : await cutPhoto(image, options);
  const cut = bounds ? placeIn(image, found, bounds) : found;
  const alpha = applyStrokes(image, cut, verdict.confidence, options.strokes);
  progress(0.8);
  const fringe = Math.max(2, Math.round(Math.max(image.width, image.height) * fringeShare));
  const foreground = decontaminate(image, alpha, fringe);
  progress(0.95);
  const seen = bounds ? seenIn(image, inPart, bounds) : inPart;
  return { alpha, foreground, ...verdict, ...(seen ? { seen } : {}) };
}

async function cutPhoto(
  photo: RgbaImage,
  { look, strokes, onProgress }: CutoutOptions,
): Promise<Omit<CutoutResult, 'foreground'>> {
  const small = shrinkImage(photo, segmentSide);
  const hints = (await look?.(small)) ?? {};
  onProgress?.(0.15);
  const beliefs = findSubject(small, hints);
  onProgress?.(0.3);
  const mask = segment(small, beliefs, hints);
  onProgress?.(0.6);
  const { believed, people } = beliefs;
  const passes = hints.passes ?? { stretched: believed, framed: believed, together: believed };
  const isClear = !people && seesThrough(small, mask);
  const verdict = judgeCutout(mask, passes, { people, boxes: hints.boxes, isClear });
  const faint = isFaint(small, mask, verdict.confidence, strokes);
  const alpha = softEdge(photo, small, mask, headsOf(beliefs, hints));
  return { alpha, ...verdict, faint, ...seenBy(hints, small) };
}

const seenBy = (
  { boxes, faces = [] }: CutoutHints,
  { width, height }: RgbaImage,
): Pick<CutoutResult, 'seen'> =>
  boxes ? { seen: { boxes, faces: faces.map((box) => scaleBox(box, 1 / width, 1 / height)) } } : {};

const scaleBox = <Box extends Bounds>(box: Box, across: number, down: number): Box => ({
  ...box,
  ...{ x: box.x * across, width: box.width * across },
  ...{ y: box.y * down, height: box.height * down },
});

/** Converts a part's boxes to fractions of the whole picture. */
function seenIn({ width, height }: RgbaImage, seen: Seen | undefined, part: Bounds) {
  const inWhole = <Box extends Bounds>(box: Box): Box => {
    const scaled = scaleBox(box, part.width / width, part.height / height);
    return { ...scaled, x: scaled.x + part.x / width, y: scaled.y + part.y / height };
  };
  return seen && { boxes: seen.boxes.map(inWhole), faces: seen.faces.map(inWhole) };
}

/** A part's alpha at the picture's size; 0 outside the part. */
function placeIn({ width, height }: RgbaImage, part: Plane, { x, y }: Bounds): Plane {
  const whole = createPlane(width, height);
  for (let row = 0; row < part.height; row += 1) {
    const from = row * part.width;
    whole.data.set(part.data.subarray(from, from + part.width), (y + row) * width + x);
  }
  return whole;
}

const headsOf = ({ people }: Beliefs, { faces }: CutoutHints): Heads | undefined =>
  people && faces?.length ? { faces, sure: people } : undefined;
