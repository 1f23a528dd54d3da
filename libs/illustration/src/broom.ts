import { without, type Thing } from '@tintory/prompts';
import { people } from './people.ts';

const flying = /^tintory-broom-(.+)$/;

/** Whether a drawing shows somebody in the air on the broom that they are said to be on. */
const ridesBroom = ({ relation, motif }: Thing, things: readonly Thing[]): boolean =>
  relation?.kind === 'on' && things[relation.to]?.motif === 'broom' && people.test(motif);

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
      things[thing.relation.to]?.motif === 'broom' &&
      !ridesBroom(thing, things),
  )
    ? ['on']
    : [];

/** Who a drawing shows on a broom, as they stand. */
export const broomRiderOf = (motif: string): string | undefined => flying.exec(motif)?.[1];

/** Drawn from head to foot in 32 units, not in 46. */
const isSmall = /-standing$|^tintory-/;

/** Sideways on the stick, in a box of 48 units; the bristles are to the left. */
export function onBroom(motif: string, rider: string, broom: string): string {
  const [high, place] = isSmall.test(motif)
    ? [27, 'translate(.6 0) scale(1.46)']
    : [35.5, 'translate(8 0)'];
  return `<g transform="translate(24 ${high}) rotate(51) scale(1.2) translate(-18.500 -16.500)">${broom}</g><g transform="${place}">${rider}</g>`;
}
