import { findComponents } from '../morphology/components.ts';
import type { Plane } from '../plane/rgba-image.ts';

/** Belief in the subject below which an enclosed part is a hole. */
const through = 0.25;
/** Holes smaller than this share of the picture are noise. */
const leastShare = 0.0004;

/**
 * Opens the holes that belief alone shows: the minimum cut runs round the loop of a handle rather
 * than along it. Parts that touch the outside stay as cut.
 *
 * @param mask 0 or 1
 * @param belief confidence that a pixel is the subject's, 0 to 1, of the same size
 */
export function openLoops(mask: Uint8Array, belief: Plane): Uint8Array {
  const { data, width, height } = belief;
  const unsure = mask.map((value, i) => (value && data[i] < through ? 1 : 0));
  const ways = findComponents(unsure, width, height);
  const isWay = ways.areas.map(
    (area, way) => area >= leastShare * width * height && !ways.touchesBorder[way],
  );
  if (!isWay.includes(true)) return mask;
  const away = mask.map((value) => (value ? 0 : 1));
  const outside = findComponents(away, width, height);
  const isOutside = (i: number) => outside.touchesBorder[(outside.label[i] ?? 0) - 1] === true;
  ways.label.forEach((name, i) => {
    if (name > 0 && neighbours(i, width).some(isOutside)) isWay[name - 1] = false;
  });
  return mask.map((value, i) => (isWay[ways.label[i] - 1] ? 0 : value));
}

/** The four neighbours of a pixel, which must not lie on the picture's border. */
const neighbours = (at: number, width: number) => [at - 1, at + 1, at - width, at + width];
