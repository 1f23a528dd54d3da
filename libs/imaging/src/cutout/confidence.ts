import type { Plane } from '@tintory/pixels';
import type { Passes } from './cutout-types.ts';

/**
 * Masks whose IoU with the model's mask is below this get a warning: chosen on photographs,
 * 2026-11.
 */
const leastAgreement = 0.895;
/** Two passes with an IoU below this lower the confidence in proportion. */
const leastAgreed = 0.7;
/** Results with a confidence below this get a warning, as in the contract's `warningsOf`. */
export const unsureBelow = 0.66;

/**
 * The confidence of a cutout: the IoU of the mask with the combined passes of the model or with the
 * person mask, and of two passes with each other.
 *
 * @param mask 0 or 1
 * @param passes of the same size
 * @param people probability that a pixel is a person, if there are any
 * @returns 0 to 1; below 0.66 there is a warning
 */
export function confidenceOf(mask: Plane, passes: Passes, people?: Plane): number {
  const cut = Math.max(overlap(mask, passes.together), people ? overlap(mask, people) : 0);
  const agreement = Math.min(cut, overlap(passes.stretched, passes.framed) / leastAgreed);
  if (agreement < leastAgreement) return (agreement / leastAgreement) * unsureBelow;
  return 1 - ((1 - agreement) / (1 - leastAgreement)) * (1 - unsureBelow);
}

/** Intersection over union of two planes of 0 to 1; 0 where both are empty. */
export function overlap(one: Plane, other: Plane): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.data.length; i += 1) {
    const [a, b] = [one.data[i] as number, other.data[i] as number];
    both += Math.min(a, b);
    either += Math.max(a, b);
  }
  return either === 0 ? 0 : both / either;
}
