import { is, motifOf } from './catalogue/catalogue.ts';
import { isLying } from './lie.ts';

/** Height at which a thing carries another, in its heights. */
const top = 0.95;
const highOf = (motif: string): number => motifOf(motif).seat?.high ?? top;

/** Height at which people sit on a thing, in its heights. */
export const edgeOf = (motif: string): number => motifOf(motif).seat?.edge ?? highOf(motif);

/** Share of a thing's width that others on it may take. */
export const roomOn = (motif: string): number => motifOf(motif).seat?.room ?? 0.94;

export const isMount = (motif: string): boolean => is(motif, 'mount') || is(motif, 'vehicle');

/** Whether the one rides the other. */
export const rides = (motif: string, mount: string): boolean =>
  is(mount, 'mount') && is(motif, 'rider');

/** Height at which one motif is on another, in heights of the lower. */
export function seatOf(motif: string, below: string): number {
  if (is(motif, 'hung') && is(below, 'wall')) return 0.42;
  const isTall = is(motif, 'stands-by-seats') && is(below, 'seat');
  const isLow = isLying(motif) && is(below, 'couch');
  return highOf(below) * (rides(motif, below) ? 0.62 : isTall ? 0.3 : isLow ? 0.78 : 1);
}
