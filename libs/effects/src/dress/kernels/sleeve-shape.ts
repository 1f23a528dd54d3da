import { findComponents, type Plane } from '@tintory/pixels';
import { between, distance, type Point } from './body-pose.ts';
import { solid, type Silhouette } from './silhouette.ts';

/** A cut across a sleeve: its upper and its lower end. */
export type Cut = readonly [outer: Point, inner: Point];

/** A sleeve as cuts from the armhole to the cuff, in pixels of the garment's picture. */
export type Sleeve = { cuts: Cut[]; length: number };

/** Share of the sleeve's length at its end over which the cuff's width is measured. */
const cuffShare = 0.12;
/** Pieces per sleeve, each bent separately. */
const pieces = 16;
/** Maximum bulge of a sleeve beyond the straight line from shoulder to cuff, in cut lengths. */
const bulge = 0.8;
/** Minimum mask value of a garment's soft edge. */
const faint = 0.02;

/**
 * Finds the left sleeve as cuts from the shoulder to the cuff, its farthest point from there.
 * @returns undefined for a sleeve as short as a cap
 */
export function findSleeve(
  outline: Silhouette,
  shoulder: Point,
  armpit: Point,
): Sleeve | undefined {
  const { mask, waist, left, middle } = outline;
  const seam = (y: number) => Math.min(middle, seamAt(left, shoulder, armpit, y));
  const sleeve = beyondSeam(mask, seam, -1);
  const cuff = cuffOf(sleeve, shoulder, waist);
  if (!cuff) return undefined;
  const cuts = Array.from({ length: pieces + 1 }, (_, i): Cut => {
    const share = i / pieces;
    const line = [
      between(shoulder, cuff.outer, share),
      between(armpit, cuff.inner, share),
    ] as const;
    return i === 0 ? line : cutAcross(sleeve, line);
  });
  return { cuts, length: cuff.length };
}

function cuffOf(sleeve: Plane, shoulder: Point, waist: number) {
  const places = placesOf(sleeve, shoulder);
  const reach = largest(places, (x, y) => Math.hypot(x, y));
  let [count, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i] as number, places[i + 1] as number];
    if (Math.hypot(x, y) <= reach * 0.88) continue;
    count += 1;
    sumX += x;
    sumY += y;
  }
  if (count < 4 || reach < waist * 0.15) return undefined;
  const size = Math.hypot(sumX, sumY);
  const [ux, uy] = [sumX / size, sumY / size];
  const along = (x: number, y: number) => x * ux + y * uy;
  // Positive towards the armpit: on the left side, right of the way down.
  const across = (x: number, y: number) => x * uy - y * ux;
  const length = largest(places, along);
  const ofCuff = (x: number, y: number) => along(x, y) > length * (1 - cuffShare);
  const most = largest(places, (x, y) => (ofCuff(x, y) ? across(x, y) : -Infinity));
  const least = -largest(places, (x, y) => (ofCuff(x, y) ? -across(x, y) : -Infinity));
  if (most - least < waist * 0.12 || length > waist * 3.5) return undefined;
  const corner = (side: number): Point => [
    shoulder[0] + ux * length + uy * side,
    shoulder[1] + uy * length - ux * side,
  ];
  return { outer: corner(least), inner: corner(most), length };
}

function largest(places: readonly number[], of: (x: number, y: number) => number): number {
  let most = -Infinity;
  for (let i = 0; i < places.length; i += 2) {
    most = Math.max(most, of(places[i] as number, places[i + 1] as number));
  }
  return most;
}

/** The sleeve's pixels relative to the shoulder: x, y, x, y … */
function placesOf({ data, width }: Plane, shoulder: Point): number[] {
  const places: number[] = [];
  for (let i = 0; i < data.length; i += 1) {
    if ((data[i] as number) <= solid) continue;
    places.push((i % width) + 0.5 - shoulder[0], Math.floor(i / width) + 0.5 - shoulder[1]);
  }
  return places;
}

/** The sleeve's extent along a line across it, including bulges beyond the line's ends. */
function cutAcross({ data, width, height }: Plane, line: Cut): Cut {
  const step = 0.5 / Math.max(1, distance(...line));
  let [first, last] = [Infinity, -Infinity];
  for (let share = -bulge; share <= 1 + bulge; share += step) {
    const [x, y] = between(...line, share).map(Math.floor) as [number, number];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    if ((data[y * width + x] as number) <= solid) continue;
    [first, last] = [Math.min(first, share), Math.max(last, share)];
  }
  return last - first > 0.3 ? [between(...line, first), between(...line, last)] : line;
}

/** The largest connected part of a garment beyond a seam; a corner of the hem is not connected. */
export function beyondSeam(mask: Plane, seam: (y: number) => number, side: -1 | 1): Plane {
  const { data, width, height } = mask;
  const beyond = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y += 1) {
    const end = seam(y);
    for (let x = 0; x < width; x += 1, i += 1) {
      beyond[i] = (data[i] as number) > faint && (x + 0.5 - end) * side > 0 ? 1 : 0;
    }
  }
  const { label, areas } = findComponents(beyond, width, height);
  const whole = areas.indexOf(Math.max(...areas)) + 1;
  return { data: data.map((value, i) => (label[i] === whole ? value : 0)), width, height };
}

/** The column that separates body and sleeve: the seam above the armpit, the body's side below. */
export function seamAt(side: Float32Array, shoulder: Point, armpit: Point, y: number): number {
  if (y >= armpit[1]) return side[Math.floor(y)] as number;
  if (y <= shoulder[1]) return shoulder[0];
  const share = (y - shoulder[1]) / Math.max(1, armpit[1] - shoulder[1]);
  return shoulder[0] + (armpit[0] - shoulder[0]) * share;
}
