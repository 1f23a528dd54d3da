import { without, type Thing } from '@tintory/prompts';
import { compose, is } from './catalogue/catalogue.ts';

/** Whether somebody is drawn flying on the broom they are on. */
const ridesBroom = ({ relation, motif }: Thing, things: readonly Thing[]): boolean =>
  relation?.kind === 'on' && is(things[relation.to]?.motif ?? '', 'broom') && is(motif, 'person');

/** Replaces a rider and a broom by one motif of both, in the air. */
export function flyOnBroom(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const riding = things.map((thing, i): Thing => {
    const { relation, ...rider } = thing;
    if (!relation || !ridesBroom(thing, things)) return thing;
    gone.set(relation.to, i);
    return { ...rider, motif: compose('broom', thing.motif), aloft: true };
  });
  return without(riding, gone);
}

/** The word `on` where a rider has no drawing on a broom. */
export const unridden = (things: readonly Thing[]): string[] =>
  things.some(
    (thing) =>
      thing.relation?.kind === 'on' &&
      is(things[thing.relation.to]?.motif ?? '', 'broom') &&
      !ridesBroom(thing, things),
  )
    ? ['on']
    : [];
