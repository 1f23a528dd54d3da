import { createPlane, mapPlane, type Plane } from './rgba-image.ts';

/** An object detector's answer; the box in fractions of the picture, `score` from 0 to 1. */
export type ObjectBox = { x: number; y: number; width: number; height: number; score: number };

/** Log-odds in the middle of a box and far outside of all of them, for a detector that is sure. */
const [forInside, againstOutside] = [1, 1.5];
/** A score from which a detector of small size is as sure as it gets. */
const sureScore = 0.5;
/** Boxes are drawn tight: this share of their size is still theirs. */
const margin = 0.08;
/** How fast a box loses its say outside of itself: a variance in squared shares of the picture. */
const falloff = 0.005;

/**
 * What an object detector tells of the subject: it is rather within a box than outside of all.
 *
 * @returns log-odds, 0 everywhere if nothing was detected
 */
export function boxEvidence(boxes: readonly ObjectBox[], width: number, height: number): Plane {
  const best = Math.max(0, ...boxes.map(({ score }) => score));
  const plane = createPlane(width, height);
  if (best === 0) return plane;
  const trust = Math.min(1, best / sureScore);
  return mapPlane(plane, (_, i) => {
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    const near = boxes.reduce((most, box) => Math.max(most, nearness(box, x, y) * box.score), 0);
    const share = near / best;
    return trust * (forInside * share - againstOutside * (1 - share));
  });
}

function nearness({ x, y, width, height }: ObjectBox, atX: number, atY: number): number {
  const dx = beyond(atX, x - width * margin, x + width * (1 + margin));
  const dy = beyond(atY, y - height * margin, y + height * (1 + margin));
  return Math.exp(-(dx * dx + dy * dy) / falloff);
}

/** How far a place lies outside of a range. */
const beyond = (place: number, from: number, to: number): number =>
  Math.max(from - place, place - to, 0);
