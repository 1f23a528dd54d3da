import type { Thing } from '@tintory/prompts';
import { is, motifOf } from './catalogue/catalogue.ts';
import type { Motif } from './catalogue/motif.ts';
import { levels } from './drawing.ts';
import { extentOf, type Placed, type Put } from './placed.ts';

/** A motif that shows its inside, and the room there in its box of 512 units. */
type Vessel = NonNullable<Motif['vessel']> & { motif: string };

/** What shows one thing in another, if it can be seen there; bottles lie for those who sail. */
function vesselFor(holder: string, inner: string): Vessel | undefined {
  const { lying, upright } = motifOf(holder).as ?? {};
  const motif = (is(inner, 'sails') ? lying : upright) ?? holder;
  const { vessel } = motifOf(motif);
  return vessel && { ...vessel, motif };
}

/** What is in which, of two. */
function inAndOut(things: readonly Thing[]): [inner: Thing, outer: Thing] | undefined {
  const at = things.findIndex(({ relation }) => relation?.kind === 'in');
  const inner = things[at];
  const outer = inner?.relation && things[inner.relation.to];
  return things.length === 2 && inner && outer ? [inner, outer] : undefined;
}

/** A thing within a vessel that is open to the eye; undefined where the one is not in the other. */
export function contained(things: readonly Thing[], put: Put): Placed[] | undefined {
  const [inner, outer] = inAndOut(things) ?? [];
  const vessel = inner && outer && vesselFor(outer.motif, inner.motif);
  if (!vessel || inner.count > 1 || outer.count > 1) return undefined;
  // Bars and lights on the glass are cut about what is before them; a bottle stays whole.
  const level = vessel.isWhole ? levels.lead : levels.ring;
  return [put(vessel.motif, 0, 0, 1, { level }), within(vessel, inner.motif, put)];
}

/** As large as the room lets it be; a ship is down on the sea. */
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

/** Whether one is said to be in a vessel and not drawn there. */
export const isLostWithin = (things: readonly Thing[], put: Put): boolean =>
  !contained(things, put) &&
  things.some(({ relation }) => {
    const outer = relation?.kind === 'in' && things[relation.to]?.motif;
    return (
      outer && (is(outer, 'creature') || is(outer, 'full') || vesselFor(outer, '') !== undefined)
    );
  });
