import type { Size, Thing } from '@tintory/prompts';
import type { Put } from './placed.ts';

const factors: Record<Size, number> = { tiny: 0.45, small: 0.66, large: 1.4, giant: 1.9 };
/** Limits of a motif's size beside another. */
const [least, most] = [0.36, 2.6];
/** Share of its room that a small design takes. */
const room: Partial<Record<Size, number>> = { tiny: 0.55, small: 0.77 };

const factorOf = ({ size }: Pick<Thing, 'size'>): number => (size ? factors[size] : 1);

/** Size of a thing beside another; 1 for two without a size. */
export const sizeBeside = (thing: Thing, other: Thing): number =>
  Math.min(most, Math.max(least, factorOf(thing) / factorOf(other)));

/** A `Put` that applies the sizes of things beside another. */
export function putSized(put: Put, things: readonly Thing[], other: Thing): Put {
  const shares = new Map(things.map((thing) => [thing.motif, sizeBeside(thing, other)]));
  return (motif, x, y, size, rest) => put(motif, x, y, size * (shares.get(motif) ?? 1), rest);
}

/** How much a size adds to who leads a drawing, in ranks. */
export const weightOf = ({ size }: Thing): number =>
  size ? { tiny: -4, small: -2, large: 2, giant: 4 }[size] : 0;

/** Share of its room that a design takes: all, unless everything in it is small. */
export function shareOfRoom(things: readonly Thing[]): number {
  const shares = things.map(({ size }) => (size && room[size]) ?? 1);
  return Math.max(...(shares.length > 0 ? shares : [1]));
}
