import type { Plane } from '@tintory/pixels';
import type { People } from './person-in.ts';
import { halfSeen, seenOtherwise } from './seen-otherwise.ts';

/** A subject that takes less of the picture than this, or leaves less, is hardly one. */
const leastShare = 0.02;
const leastRest = 0.05;

/**
 * How much of what was believed and what was cut is in common, where that is as little as of
 * results that are wrong by half, and as much as of those nobody finds a fault in.
 */
const [wrong, right] = [0.66, 0.96];

/**
 * What the models see otherwise lowers what is not wholly sure to this power of itself for each share
 * of the subject, and never further than to what is told but not refused: what they were not made
 * for is often cut out well by its colours alone.
 */
const [otherwise, told] = [60, 0.5];

/** Of people nobody finds a fault in a model of them is in doubt about half as much of what was kept. */
const mostHalfSeen = 0.1;

/**
 * How clear the subject was: how far the mask is what the models and contours took for the subject
 * before colours and edges had their say (intersection over union), and how far the models alone.
 * Of the bench's 121 store pictures all overlap the truth by 0.91 or more, and one falls below 0.66:
 * it keeps some of the wall behind its handle.
 *
 * @param believed 0 to 1
 * @param mask 0 or 1
 * @param seen what the models alone say, 0 to 1, where there are any
 * @param people what they say of people, where there are some: both have to see it otherwise
 * @returns 0 to 1
 */
export function confidenceOf(believed: Plane, mask: Plane, seen?: Plane, people?: People): number {
  const clear = clarityOf(believed, mask);
  if (people && halfSeen(mask, people.mask) > mostHalfSeen) return Math.min(clear, told);
  if (!seen || clear === 1) return clear;
  const doubts = otherwise * seenOtherwise(mask, seen, people?.subject);
  return Math.min(clear, Math.max(told, clear ** (1 + doubts)));
}

function clarityOf(believed: Plane, mask: Plane): number {
  let [both, either, area] = [0, 0, 0];
  for (let i = 0; i < mask.data.length; i += 1) {
    const taken = mask.data[i] === 1;
    const expected = (believed.data[i] as number) > 0.5;
    if (taken && expected) both += 1;
    if (taken || expected) either += 1;
    if (taken) area += 1;
  }
  if (area === 0) return 0;
  const share = area / mask.data.length;
  const plausible = Math.min(1, share / leastShare, (1 - share) / leastRest);
  const agreement = (both / either - wrong) / (right - wrong);
  return plausible * Math.min(1, Math.max(0, agreement));
}
