import type { Plane, RgbaImage } from '@tintory/pixels';
import { toneAt } from './tone.ts';

/** Distance between two compared points, in shares of the torso. */
const step = 0.012;
/**
 * Minimum brightness difference of a print's edge, of 255 and as a share of their brightness; folds
 * are softer.
 */
const [leastStep, leastShare] = [22, 0.28];
/** Minimum colour difference of a print's edge. */
const leastColor = 16;
/**
 * Share of points with an edge that plain cloth does not reach: seams, buttons and deep folds are
 * few.
 */
const leastEdges = 0.09;

/**
 * Whether clothes have stripes, checks or flowers, that is sharp edges everywhere.
 *
 * @param clothes 0 to 1, of the picture's size
 * @param torso in pixels
 */
export function hasPrint(
  { data, width, height }: RgbaImage,
  clothes: Plane,
  torso: number,
): boolean {
  const by = Math.max(1, Math.round(torso * step));
  const isCloth = (at: number) => (clothes.data[at] as number) > 0.95;
  const differs = (a: number, b: number) => {
    const [one, other] = [toneAt(data, a * 4), toneAt(data, b * 4)];
    const least = Math.max(leastStep, leastShare * ((one[0] + other[0]) / 2 + 24));
    if (Math.abs(one[0] - other[0]) > least) return true;
    return Math.hypot(one[1] - other[1], one[2] - other[2]) > leastColor;
  };
  let [places, edges] = [0, 0];
  for (let y = 0; y < height - by; y += by) {
    for (let x = 0; x < width - by; x += by) {
      const at = y * width + x;
      const [right, below] = [at + by, at + by * width];
      if (!isCloth(at) || !isCloth(right) || !isCloth(below)) continue;
      places += 1;
      if (differs(at, right) || differs(at, below)) edges += 1;
    }
  }
  return edges > places * leastEdges;
}
