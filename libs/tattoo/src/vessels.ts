import type { Thing } from '@tintory/prompts';
import { is, motifOf } from './catalogue/catalogue.ts';
import type { Motif } from './catalogue/motif.ts';
import { levels } from './drawing.ts';
import { extentOf, type Placed, type Put } from './placed.ts';

/** A motif that shows its inside. */
type Vessel = NonNullable<Motif['vessel']> & { motif: string };

/** The vessel that shows one motif in another; a bottle lies for a ship. */
function vesselFor(holder: string, inner: string): Vessel | undefined {
  const { lying, upright } = motifOf(holder).as ?? {};
  const motif = (is(inner, 'sails') ? lying : upright) ?? holder;
  const { vessel } = motifOf(motif);
  return vessel && { ...vessel, motif };
}

/** Of two things, the inner and the outer one. */
function inAndOut(things: readonly Thing[]): [inner: Thing, outer: Thing] | undefined {
  const at = things.findIndex(({ relation }) => relation?.kind === 'in');
  const inner = things[at];
  const outer = inner?.relation && things[inner.relation.to];
  return things.length === 2 && inner && outer ? [inner, outer] : undefined;
}

/** Places a thing in a vessel; undefined where neither is in the other. */
export function contained(things: readonly Thing[], put: Put): Placed[] | undefined {
  const [inner, outer] = inAndOut(things) ?? [];
  const vessel = inner && outer && vesselFor(outer.motif, inner.motif);
  if (!vessel || inner.count > 1 || outer.count > 1) return undefined;
  // Bars and highlights are cut around the thing; a bottle stays whole.
  const level = vessel.isWhole ? levels.lead : levels.ring;
  return [put(vessel.motif, 0, 0, 1, { level }), within(vessel, inner.motif, put)];
}

/** Fits a thing into a vessel's room, a ship at its bottom. */
function within(vessel: Vessel, motif: string, put: Put): Placed {
  const { bounds, scale } = put(vessel.motif, 0, 0, 1);
  const { turn } = motifOf(motif);
  const one = put(motif, 0, 0, 1, { turn, level: levels.lead });
  const { left, right, top, bottom } = extentOf([one]);
  const [wide, high] = vessel.room;
  const share = Math.min((wide * scale) / (right - left), (high * scale) / (bottom - top));
  const x = (vessel.middle[0] - (bounds.left + bounds.right) / 2) * scale;
  const y = (vessel.middle[1] - (bounds.top + bounds.bottom) / 2) * scale;
  const low = vessel.isSea ? (high * scale) / 2 - bottom * share : 0;
  return { ...one, x: x - ((left + right) / 2) * share, y: y + low, scale: one.scale * share };
}

/** Whether a thing is in another that does not show it. */
export const isLostWithin = (things: readonly Thing[], put: Put): boolean =>
  !contained(things, put) &&
  things.some(({ relation }) => {
    const outer = relation?.kind === 'in' && things[relation.to]?.motif;
    return (
      outer && (is(outer, 'creature') || is(outer, 'full') || vesselFor(outer, '') !== undefined)
    );
  });
