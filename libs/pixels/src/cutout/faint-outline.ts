import type { LabImage } from '../color/lab.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';
import { last, profilesAcross, rowWidth, side, type Profiles } from './outline-profiles.ts';

/** Colour change over two pixels (CIE76) below which an edge is absent, weak, not clear. */
const [none, weak, plain] = [1.5, 4, 8];
/**
 * Strength, relative to the outline's edge, at which an edge behind it could equally be the
 * outline. A stronger one belongs to the background, as where wall and table meet, unless the
 * outline's is weak.
 */
const [leastRival, mostRival] = [0.4, 2];
/** Sides that differ by less (CIE76) count as equal: glass, white on white. */
const same = 3;
/** Pixels on either side that belong to the outline's own edge. */
const near = 2;
/**
 * Distance in pixels from which the edge no longer affects a side's colour, and pixels needed to
 * measure it.
 */
const [away, enough] = [5, 4];
/**
 * Weight of a row without an edge: the outline of the part lost or added there is this many times
 * as long as the leap.
 */
const leapCounts = 5;

/**
 * The share of a cutout's outline that is a guess, 0 to 1. A weak edge is no guess if nothing
 * behind it is about as strong, as with white on clean white. Grain of that strength, a second
 * edge, or equal sides (glass) make it a guess; without any edge, the outline leaps from one object
 * to another.
 */
export function faintShare(image: RgbaImage, mask: Plane): number {
  const profiles = profilesAcross(image, mask);
  const edges = edgesIn(profiles.colors);
  let guessed = 0;
  for (let row = 0; row < edges.length; row += rowWidth) {
    const own = ownEdge(edges, row);
    if (own < none) guessed += leapCounts;
    else if (own < plain && isRival(strongestBehind(edges, profiles, row), own)) guessed += 1;
    else if (isSame(profiles, row)) guessed += 1;
  }
  return edges.length === 0 ? 0 : Math.min(1, (guessed * rowWidth) / edges.length);
}

/** Colour change (CIE76) across each pixel of the rows. */
function edgesIn({ l, a, b }: LabImage): Float32Array {
  const edges = new Float32Array(l.data.length);
  for (let i = 1; i < edges.length - 1; i += 1) {
    const light = l.data[i + 1] - l.data[i - 1];
    const red = a.data[i + 1] - a.data[i - 1];
    const yellow = b.data[i + 1] - b.data[i - 1];
    edges[i] = Math.sqrt(light * light + red * red + yellow * yellow);
  }
  return edges;
}

/** The strongest edge at the outline. */
function ownEdge(edges: Float32Array, row: number): number {
  let own = 0;
  for (let i = row + last + 1 - near; i <= row + last + near; i += 1) {
    own = Math.max(own, edges[i]);
  }
  return own;
}

const isRival = (other: number, own: number): boolean =>
  other > leastRival * own && (own < weak || other < mostRival * own);

/** The strongest other edge behind the subject, measured from the minimum between the two. */
function strongestBehind(edges: Float32Array, { sides }: Profiles, row: number): number {
  let [between, strongest] = [Infinity, 0];
  const end = row + rowWidth - 2;
  for (let i = row + last + near; i < end && sides[i + 1] === side.outside; i += 1) {
    const edge = edges[i];
    between = Math.min(between, edge);
    strongest = Math.max(strongest, edge - between);
  }
  return strongest;
}

/** Whether subject and background have the same colour away from their edge. */
function isSame(profiles: Profiles, row: number): boolean {
  const inside = meanOf(profiles, row, row + last - away + 1, side.inside);
  const outside = meanOf(profiles, row + last + away, row + rowWidth, side.outside);
  if (!inside || !outside) return false;
  const [l, a, b] = [inside[0] - outside[0], inside[1] - outside[1], inside[2] - outside[2]];
  return l * l + a * a + b * b < same * same;
}

/** The mean colour of one side within a row; undefined for too few pixels. */
function meanOf(
  { colors: { l, a, b }, sides }: Profiles,
  from: number,
  to: number,
  which: number,
): [l: number, a: number, b: number] | undefined {
  let [light, red, yellow, count] = [0, 0, 0, 0];
  for (let i = from; i < to; i += 1) {
    if (sides[i] !== which) continue;
    light += l.data[i];
    red += a.data[i];
    yellow += b.data[i];
    count += 1;
  }
  return count < enough ? undefined : [light / count, red / count, yellow / count];
}
