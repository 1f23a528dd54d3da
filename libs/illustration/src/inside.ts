import { motifOf } from './catalogue/catalogue.ts';

/** Greatest share of a thing that the rim hides. */
const hidden = 0.26;

/**
 * How high above a vessel's foot what is in it begins, in shares of the vessel's height; `high` is
 * the height of what is in it, in the same shares.
 */
export function footIn(motif: string, high: number): number {
  const { rim } = motifOf(motif);
  return rim ? Math.max(rim.foot, rim.top - hidden * high) : 0.36;
}
