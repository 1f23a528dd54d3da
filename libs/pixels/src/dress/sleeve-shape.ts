import type { Point } from './body-pose.ts';
import { solid, type Silhouette } from './silhouette.ts';

/** The end of a sleeve, in pixels of the garment's picture. */
export type Sleeve = { outer: Point; inner: Point; length: number; width: number };

/** What lies within this share of a sleeve's length from its end shows how wide the cuff is. */
const cuffShare = 0.12;

/**
 * Finds the cuff of the left sleeve: as far from the shoulder as the sleeve goes.
 *
 * @returns undefined for a sleeve so short that it is a cap
 */
export function findSleeve(
  outline: Silhouette,
  shoulder: Point,
  armpit: Point,
): Sleeve | undefined {
  const places = sleevePlaces(outline, shoulder, armpit);
  const reach = largest(places, (x, y) => Math.hypot(x, y));
  let [count, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i] as number, places[i + 1] as number];
    if (Math.hypot(x, y) <= reach * 0.88) continue;
    count += 1;
    sumX += x;
    sumY += y;
  }
  if (count < 4 || reach < outline.waist * 0.15) return undefined;
  const size = Math.hypot(sumX, sumY);
  const [ux, uy] = [sumX / size, sumY / size];
  const along = (x: number, y: number) => x * ux + y * uy;
  // Towards the armpit counts as positive: on the left side that is right of the way down.
  const across = (x: number, y: number) => x * uy - y * ux;
  const length = largest(places, along);
  const ofCuff = (x: number, y: number) => along(x, y) > length * (1 - cuffShare);
  const most = largest(places, (x, y) => (ofCuff(x, y) ? across(x, y) : -Infinity));
  const least = -largest(places, (x, y) => (ofCuff(x, y) ? -across(x, y) : -Infinity));
  const width = most - least;
  if (width < outline.waist * 0.12 || length > outline.waist * 3.5) return undefined;
  const corner = (side: number): Point => [
    shoulder[0] + ux * length + uy * side,
    shoulder[1] + uy * length - ux * side,
  ];
  return { outer: corner(least), inner: corner(most), length, width };
}

function largest(places: readonly number[], of: (x: number, y: number) => number): number {
  let most = -Infinity;
  for (let i = 0; i < places.length; i += 2) {
    most = Math.max(most, of(places[i] as number, places[i + 1] as number));
  }
  return most;
}

/** Where cloth of the sleeve is, from the shoulder: x, y, x, y … */
function sleevePlaces(outline: Silhouette, shoulder: Point, armpit: Point): number[] {
  const { mask, top, bottom, middle } = outline;
  const places: number[] = [];
  for (let y = top; y <= bottom; y += 1) {
    // Crumbs of the hem have no body beside them: they are no sleeve.
    const body = (outline.right[y] as number) - (outline.left[y] as number);
    if (y > armpit[1] && body < outline.waist * 0.4) continue;
    const end = Math.min(middle, seamAt(outline.left, shoulder, armpit, y));
    for (let x = 0; x < end; x += 1) {
      if ((mask.data[y * mask.width + x] as number) <= solid) continue;
      places.push(x + 0.5 - shoulder[0], y + 0.5 - shoulder[1]);
    }
  }
  return places;
}

/** The column where body and sleeve part: the seam down to the armpit, the body's side below. */
export function seamAt(side: Float32Array, shoulder: Point, armpit: Point, y: number): number {
  if (y >= armpit[1]) return side[Math.floor(y)] as number;
  if (y <= shoulder[1]) return shoulder[0];
  const share = (y - shoulder[1]) / Math.max(1, armpit[1] - shoulder[1]);
  return shoulder[0] + (armpit[0] - shoulder[0]) * share;
}
