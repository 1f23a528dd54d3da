import { boxFilter } from '../filters/box-filter.ts';
import type { LabImage } from '../color/lab.ts';
import { mapPlane, type Plane } from '../plane/rgba-image.ts';

/** Pixels this near to the mask's outline may be either side's. */
const outline = 2;
/** How far around a place its background is looked at, in shares of the longer side: farther where there is none. */
const reachShares = [0.1, 0.3] as const;
/** Less background than this within reach does not tell its colour. */
const leastShare = 0.02;
/** A plain wall scatters this much by the camera alone; what scatters more than the second tells little (CIE76). */
const [leastScatter, mostScatter] = [3, 5];
/** A darker background (L*) tells nothing: pupils, noses and shadows look like it. */
const darkest = 30;
/** Deviations within which a colour is the background's. */
const alike = 2;

/**
 * Whether a pixel has the usual colour of the sure background around it.
 *
 * @param mask 0 or 1, of the picture's size
 */
export function looksLikeBack(lab: LabImage, mask: Plane): (pixel: number) => boolean {
  const isBack = mapPlane(boxFilter(mask, outline), (share) => (share < 1e-4 ? 1 : 0));
  const longest = Math.max(mask.width, mask.height);
  const around = reachShares.map((share) => backWithin(lab, isBack, Math.ceil(longest * share)));
  return (pixel) => around.find(({ isKnown }) => isKnown(pixel))?.isLike(pixel) ?? false;
}

/** The usual colour of the background within a square around each pixel. */
function backWithin({ l, a, b }: LabImage, isBack: Plane, reach: number) {
  const channels = [l, a, b];
  const share = boxFilter(isBack, reach);
  const meanOf = (valueAt: (pixel: number) => number) =>
    mapPlane(
      boxFilter(
        mapPlane(isBack, (is, i) => is && valueAt(i)),
        reach,
      ),
      (sum, i) => sum / (share.data[i] + 1e-6),
    );
  const means = channels.map(({ data }) => meanOf((i) => data[i]));
  const squared = (planes: readonly Plane[], i: number) =>
    planes.reduce((sum, { data }) => sum + data[i] ** 2, 0);
  const squares = meanOf((i) => squared(channels, i));
  const scatterAt = (i: number) =>
    Math.sqrt(Math.max(0, squares.data[i] - squared(means, i)) / channels.length);
  const isLike = (i: number): boolean => {
    if (means[0]?.data[i] < darkest) return false;
    const scatter = Math.min(mostScatter, Math.max(leastScatter, scatterAt(i)));
    const off = channels.map(({ data }, c) => data[i] - means[c]?.data[i]);
    return Math.hypot(...off) < alike * scatter;
  };
  return { isKnown: (i: number) => share.data[i] >= leastShare, isLike };
}
