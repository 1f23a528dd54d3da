import { is, motifOf } from './catalogue/catalogue.ts';
import { isLying } from './lie.ts';

/** How high above its foot a thing carries another, in shares of its height. */
const top = 0.95;
const highOf = (motif: string): number => motifOf(motif).seat?.high ?? top;

/** How high above its foot a thing is sat on by people. */
export const edgeOf = (motif: string): number => motifOf(motif).seat?.edge ?? highOf(motif);

/** Share of a thing's width on which others are: nobody sits on the arms of a sofa, or on a trunk. */
export const roomOn = (motif: string): number => motifOf(motif).seat?.room ?? 0.94;

/** What is ridden rather than sat on. */
export const isMount = (motif: string): boolean => is(motif, 'mount') || is(motif, 'vehicle');

/** Whether the one rides the other. */
export const rides = (motif: string, mount: string): boolean =>
  is(mount, 'mount') && is(motif, 'rider');

/** How high above a thing's foot another is on it, in shares of its height. */
export function seatOf(motif: string, below: string): number {
  if (is(motif, 'hung') && is(below, 'wall')) return 0.42;
  const isTall = is(motif, 'stands-by-seats') && is(below, 'seat');
  const isLow = isLying(motif) && is(below, 'couch');
  return highOf(below) * (rides(motif, below) ? 0.62 : isTall ? 0.3 : isLow ? 0.78 : 1);
}
