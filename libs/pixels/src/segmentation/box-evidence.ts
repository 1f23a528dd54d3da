import { createPlane, type Plane } from '../plane/rgba-image.ts';

/**
 * One detection of an object detector; the box in fractions of the picture, `score` from 0 to 1.
 */
export type ObjectBox = { x: number; y: number; width: number; height: number; score: number };

/** Log-odds inside a box and far outside all boxes, at full confidence. */
const [forInside, againstOutside] = [1, 1.5];
/** The score from which a small detector is trusted fully. */
const sureScore = 0.5;
/** Boxes are tight: they are widened by this fraction of their size on each side. */
const margin = 0.08;
/** The Gaussian falloff outside a box, in squared fractions of the picture. */
const falloff = 0.005;

/**
 * Evidence from an object detector: the subject is rather inside a box than outside all.
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

/** The Gaussian nearness of each of `count` pixels along one axis to a range: 1 within it. */
function nearness(start: number, length: number, count: number): Float64Array {
  const [from, to] = [start - length * margin, start + length * (1 + margin)];
  return new Float64Array(count).map((_, i) => {
    const beyond = Math.max(from - i / count, i / count - to, 0);
    return Math.exp(-(beyond * beyond) / falloff);
  });
}
