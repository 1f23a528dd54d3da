import { boxFilter } from '../filters/box-filter.ts';
import type { LabImage } from '../color/lab.ts';
import { mapPlane, type Plane } from '../plane/rgba-image.ts';

/** Within this many pixels of the mask's outline a pixel may be either side's. */
const outline = 2;
/**
 * Radii within which the background is measured, as shares of the longer side: the second where the
 * first has none.
 */
const reachShares = [0.1, 0.3] as const;
/** Share of background within reach below which its colour is unknown. */
const leastShare = 0.02;
/**
 * Limits of the background's deviation (CIE76): a plain wall's by sensor noise, and the most that
 * still identifies it.
 */
const [leastScatter, mostScatter] = [3, 5];
/** A darker background (L*) is ignored: pupils, noses and shadows look like it. */
const darkest = 30;
/** Deviations within which a colour is the background's. */
const alike = 2;

/** Whether a pixel has the mean colour of the certain background around it. */
export function looksLikeBack(lab: LabImage, mask: Plane): (pixel: number) => boolean {
  const isBack = mapPlane(boxFilter(mask, outline), (share) => (share < 1e-4 ? 1 : 0));
  const longest = Math.max(mask.width, mask.height);
  const around = reachShares.map((share) => backWithin(lab, isBack, Math.ceil(longest * share)));
  return (pixel) => around.find(({ isKnown }) => isKnown(pixel))?.isLike(pixel) ?? false;
}

/** The mean colour of the background within a square around each pixel. */
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
