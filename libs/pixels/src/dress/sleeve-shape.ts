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
  const far = (point: Point) => Math.hypot(point[0] - shoulder[0], point[1] - shoulder[1]);
  const reach = places.reduce((most, place) => Math.max(most, far(place)), 0);
  const end = places.filter((place) => far(place) > reach * 0.88);
  if (end.length < 4 || reach < outline.waist * 0.15) return undefined;
  const mean = (axis: 0 | 1) => end.reduce((sum, place) => sum + place[axis], 0) / end.length;
  const way: Point = [mean(0) - shoulder[0], mean(1) - shoulder[1]];
  const size = Math.hypot(...way);
  const [ux, uy] = [way[0] / size, way[1] / size];
  const along = ([x, y]: Point) => (x - shoulder[0]) * ux + (y - shoulder[1]) * uy;
  // Towards the armpit counts as positive: on the left side that is right of the way down.
  const across = ([x, y]: Point) => (x - shoulder[0]) * uy - (y - shoulder[1]) * ux;
  const length = places.reduce((most, place) => Math.max(most, along(place)), 0);
  const cuff = places.filter((place) => along(place) > length * (1 - cuffShare)).map(across);
  const least = cuff.reduce((a, b) => Math.min(a, b));
  const most = cuff.reduce((a, b) => Math.max(a, b));
  const width = most - least;
  if (width < outline.waist * 0.12 || length > outline.waist * 3.5) return undefined;
  const corner = (side: number): Point => [
    shoulder[0] + ux * length + uy * side,
    shoulder[1] + uy * length - ux * side,
  ];
  return { outer: corner(least), inner: corner(most), length, width };
}

function sleevePlaces(outline: Silhouette, shoulder: Point, armpit: Point): Point[] {
  const { mask, top, bottom, middle } = outline;
  const places: Point[] = [];
  for (let y = top; y <= bottom; y += 1) {
    // Crumbs of the hem have no body beside them: they are no sleeve.
    const body = (outline.right[y] as number) - (outline.left[y] as number);
    if (y > armpit[1] && body < outline.waist * 0.4) continue;
    const end = Math.min(middle, seamAt(outline.left, shoulder, armpit, y));
    for (let x = 0; x < end; x += 1) {
      if ((mask.data[y * mask.width + x] as number) > solid) places.push([x + 0.5, y + 0.5]);
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
