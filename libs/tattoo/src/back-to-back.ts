import { motifOf } from './catalogue/catalogue.ts';
import { air, levels } from './drawing.ts';
import { nestle } from './nestle.ts';
import { extentOf, mirroredTo, type Placed, type Put, shareFree } from './placed.ts';

/** Directions from the first to the second, in degrees clockwise from the right. */
const angles = [0, 20, 35, 50];
/** Overlaps of the second with the first, in the first's longer side. */
const depths = [0.3, 0.22, 0.14];
/** Least visible share of the rear one's edge that keeps it recognisable. */
const leastFree = 0.84;

/**
 * Joins two of equal weight back to back, as compact as possible. Where one would hide the other,
 * they stand apart and face each other.
 */
export function backToBack(one: string, other: string, put: Put, share = 1): Placed[] {
  const joined = angles.flatMap((angle) =>
    depths.map((depth) => lean(one, other, angle, depth, put, share)),
  );
  const readable = joined.filter(([below, above]) => shareFree(below, above) >= leastFree);
  // An overlap would hide one of a group.
  if (readable.length === 0 || motifOf(one).shows > 1) return apart(one, other, put, share);
  return mostCompact(readable);
}

/** Places two face to face without touching, as compact as possible. */
export const apart = (one: string, other: string, put: Put, share = 1): Placed[] =>
  mostCompact(angles.map((angle) => face(one, other, angle, put, share)));

/** Places two face to face on one level. */
export const faceToFace = (one: string, other: string, put: Put, share = 1): Placed[] =>
  face(one, other, 0, put, share);

const mostCompact = (pairs: Pair[]): Pair =>
  pairs.reduce((best, each) => (sideOf(each) < sideOf(best) ? each : best));

type Pair = [below: Placed, above: Placed];

function lean(
  one: string,
  other: string,
  angle: number,
  depth: number,
  put: Put,
  share: number,
): Pair {
  const [first, second] = evenly(one, other, -1, put, share);
  const met = nestle(second, [first], angle, 0.001);
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [met.x - Math.cos(radians) * depth, met.y - Math.sin(radians) * depth];
  return [first, { ...met, x, y, level: levels.foot }];
}

function face(one: string, other: string, angle: number, put: Put, share: number): Pair {
  const [first, second] = evenly(one, other, 1, put, share);
  return [first, nestle(second, [first], angle, air)];
}

/**
 * @param way where the first looks; the second looks the other way
 * @param share how large the second is to be beside the first
 */
function evenly(one: string, other: string, way: -1 | 1, put: Put, share: number): Pair {
  const level = levels.lead;
  const first = put(one, 0, 0, 1, { mirrored: mirroredTo(one, way), level });
  const opposite = way === 1 ? -1 : 1;
  const second = put(other, 0, 0, 1, { mirrored: mirroredTo(other, opposite), level });
  // Equal areas: the broader one is drawn smaller.
  const even = Math.min(1.25, Math.max(0.8, Math.sqrt(area(first) / area(second))));
  return [first, { ...second, scale: second.scale * even * share }];
}

function area(one: Placed): number {
  const { left, right, top, bottom } = extentOf([one]);
  return (right - left) * (bottom - top);
}

/** Side of the square around both. */
function sideOf(pair: Pair): number {
  const { left, right, top, bottom } = extentOf(pair);
  return Math.max(right - left, bottom - top);
}
