import type { Plane } from '@tintory/pixels';
import type { Passes } from './cutout-types.ts';

/** Masks that agree by less than this with what was seen are warned of: chosen on photographs, 2026-11. */
const leastAgreement = 0.895;
/** Two passes that agree by less than this are warned of in proportion. */
const leastAgreed = 0.7;
/** The confidence below which a result deserves a second look, as `warningsOf` in the contract has it. */
export const unsureBelow = 0.66;

/**
 * How far a cutout is to be trusted: how far the mask agrees with what the passes of the model say
 * together, or with what a model of people sees, and two of the passes with each other.
 *
 * @param mask 0 or 1
 * @param passes of the same size
 * @param people how surely each pixel is theirs, where there are some
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
