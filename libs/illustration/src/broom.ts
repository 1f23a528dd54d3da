import { without, type Thing } from '@tintory/prompts';
import { is } from './catalogue/catalogue.ts';

/** Whether a drawing shows somebody in the air on the broom that they are said to be on. */
const ridesBroom = ({ relation, motif }: Thing, things: readonly Thing[]): boolean =>
  relation?.kind === 'on' && is(things[relation.to]?.motif ?? '', 'broom') && is(motif, 'person');

/** A witch on a broom is one drawing of both, in the air. */
export function flyOnBroom(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const riding = things.map((thing, i): Thing => {
    const { relation, ...rider } = thing;
    if (!relation || !ridesBroom(thing, things)) return thing;
    gone.set(relation.to, i);
    return { ...rider, motif: `tintory-broom-${thing.motif}`, aloft: true };
  });
  return without(riding, gone);
}

/** Being on a broom, of who has no such drawing. */
export const unridden = (things: readonly Thing[]): string[] =>
  things.some(
    (thing) =>
      thing.relation?.kind === 'on' &&
      is(things[thing.relation.to]?.motif ?? '', 'broom') &&
      !ridesBroom(thing, things),
  )
    ? ['on']
    : [];
