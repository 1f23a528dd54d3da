import type { LabImage } from '../color/lab.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';
import { last, profilesAcross, rowWidth, side, type Profiles } from './outline-profiles.ts';

/** How much the colour changes over two pixels (CIE76) of no edge at all, a weak one, a plain one. */
const [none, weak, plain] = [1.5, 4, 8];
/**
 * An edge behind the outline's that is so many times as strong could as well have been the outline. One
 * that is stronger yet is the background's own, as where wall and table meet; not beside a weak one.
 */
const [leastRival, mostRival] = [0.4, 2];
/** Sides that differ by less (CIE76) are the same: glass, white on white. */
const same = 3;
/** How many pixels on either side belong to the outline's own edge. */
const near = 2;
/** From here on a side is as it is without the edge; and so many pixels of it tell its colour. */
const [away, enough] = [5, 4];
/** What an outline lost or took along where it leaps across nothing is this much longer than the leap. */
const leapCounts = 5;

/**
 * How much of a cutout's outline is a guess, 0 to 1. A weak edge is no guess where nothing behind
 * it is about as strong: white on clean white is seen. Where there is grain of that strength, or a
 * second edge, or both sides are the same, as those of glass are, nobody can tell; and where there is
 * no edge at all, the outline leaps from one thing's to another's.
 *
 * @param image about `segmentSide` large
 * @param mask 0 or 1, of the same size
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

/** How much the colour changes across each pixel of the rows. */
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

/** The strongest other edge behind the subject: how far it rises over what lies between the two. */
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

/** Whether the subject looks like what is behind it, away from their edge. */
function isSame(profiles: Profiles, row: number): boolean {
  const inside = meanOf(profiles, row, row + last - away + 1, side.inside);
  const outside = meanOf(profiles, row + last + away, row + rowWidth, side.outside);
  if (!inside || !outside) return false;
  const [l, a, b] = [inside[0] - outside[0], inside[1] - outside[1], inside[2] - outside[2]];
  return l * l + a * a + b * b < same * same;
}

/** The mean colour of one side within a row, where there is enough of it. */
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
