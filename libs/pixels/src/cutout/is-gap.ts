import { boxFilter } from '../box-filter.ts';
import { createPlane, type Plane } from '../rgba-image.ts';

/** The three planes of a picture in CIE L*a*b*. */
export type Colors = [l: Plane, a: Plane, b: Plane];

type Surroundings = { colors: Colors; mask: Plane; seen: Plane };

/** A model that is surer of a part than this takes it for the subject's, whatever its colour. */
const sure = 0.98;
/** Around a gap, beyond the edge itself: from here to there; less than a pixel's share is rounding. */
const [beyond, around, hardly] = [2, 4, 1e-4];
/** So much of what is around it is the subject's; and so much of that differs from it by at least this. */
const [leastOwn, leastOther, differs] = [0.5, 0.75, 10];

/**
 * Whether a part of the subject that looks like its background is a gap in it: no model is sure of it,
 * and it is set off from most of what is around it.
 *
 * @param part its places in the planes
 */
export function isGap(part: readonly number[], { colors, mask, seen }: Surroundings): boolean {
  if (meanOf(seen, part) >= sure) return false;
  const ring = ringAround(part, mask);
  const own = ring.filter((at) => mask.data[at] === 1);
  if (own.length <= leastOwn * ring.length) return false;
  const means = colors.map((plane) => meanOf(plane, part));
  const other = own.filter((at) => {
    const apart = colors.map(({ data }, n) => (data[at] as number) - (means[n] as number));
    return Math.hypot(...apart) > differs;
  });
  return other.length >= leastOther * own.length;
}

const meanOf = ({ data }: Plane, places: readonly number[]): number =>
  places.reduce((sum, at) => sum + (data[at] as number), 0) / places.length;

/** The places around a part, beyond those that touch it. */
function ringAround(part: readonly number[], { width, height }: Plane): number[] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const at of part) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  [left, top] = [Math.max(0, left - around), Math.max(0, top - around)];
  [right, bottom] = [Math.min(width - 1, right + around), Math.min(height - 1, bottom + around)];
  const place = createPlane(right + 1 - left, bottom + 1 - top);
  for (const at of part) {
    place.data[(Math.floor(at / width) - top) * place.width + (at % width) - left] = 1;
  }
  const near = boxFilter(place, around).data;
  const beside = boxFilter(place, beyond - 1).data;
  const ring: number[] = [];
  for (let i = 0; i < near.length; i += 1) {
    if ((near[i] as number) < hardly || (beside[i] as number) > hardly) continue;
    ring.push((top + Math.floor(i / place.width)) * width + left + (i % place.width));
  }
  return ring;
}
