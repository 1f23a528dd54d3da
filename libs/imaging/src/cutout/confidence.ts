import type { Plane } from '@tintory/pixels';

/** A subject that takes less of the picture than this, or leaves less, is hardly one. */
const leastShare = 0.02;
const leastRest = 0.05;

/**
 * How clear the subject was: how much of the picture was neither surely subject nor surely not,
 * measured against the subject's size. On the drawn scenes of the benchmark the results that are
 * wrong by half fall below 0.5.
 *
 * @param belief as it was before the segmentation decided
 * @param mask 0 or 1
 * @returns 0 to 1
 */
export function confidenceOf(belief: Plane, mask: Plane): number {
  let doubt = 0;
  let area = 0;
  for (let i = 0; i < mask.data.length; i += 1) {
    const value = belief.data[i] as number;
    doubt += 4 * value * (1 - value);
    area += mask.data[i] as number;
  }
  if (area === 0) return 0;
  const share = area / mask.data.length;
  const plausible = Math.min(1, share / leastShare, (1 - share) / leastRest);
  return plausible / (1 + (doubt / area) ** 2);
}
