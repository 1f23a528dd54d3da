import { createPlane, type Plane } from '../plane/rgba-image.ts';

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
  for (const box of boxes) {
    const across = nearness(box.x, box.width, width);
    const down = nearness(box.y, box.height, height);
    for (let i = 0, y = 0; y < height; y += 1) {
      const near = down[y] * (box.score / best);
      for (let x = 0; x < width; x += 1, i += 1) {
        const share = across[x] * near;
        if (share > plane.data[i]) plane.data[i] = share;
      }
    }
  }
  for (let i = 0; i < plane.data.length; i += 1) {
    const share = plane.data[i];
    plane.data[i] = trust * (forInside * share - againstOutside * (1 - share));
  }
  return plane;
}

/** How near each of `count` places along one axis is to a range: 1 within it. */
function nearness(start: number, length: number, count: number): Float64Array {
  const [from, to] = [start - length * margin, start + length * (1 + margin)];
  return new Float64Array(count).map((_, i) => {
    const beyond = Math.max(from - i / count, i / count - to, 0);
    return Math.exp(-(beyond * beyond) / falloff);
  });
}
