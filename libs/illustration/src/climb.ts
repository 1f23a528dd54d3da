import type { Thing } from '@tintory/prompts';
import { is, motifOf } from './catalogue/catalogue.ts';
import { widthOf, type Item } from './item-size.ts';

/** Who climbs something that is told needs no rock; of a tree the trunk is seen. */
export const climb = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i) => {
    const { climbed, climbing } = motifOf(thing.motif).as ?? {};
    const isClimbed = things.some((other) => other.relation?.to === i && isUpOn(other));
    if (isClimbed && climbed) return { ...thing, motif: climbed };
    return isUpOn(thing) && climbing ? { ...thing, motif: climbing } : thing;
  });

const isUpOn = ({ motif, relation }: Thing): boolean =>
  motifOf(motif).as?.climbing !== undefined && /^(on|in)$/.test(relation?.kind ?? '');

/** Of what is climbed: how high above its foot somebody is, and how high they are at most. */
const place = { foot: 0.2, high: 0.42 };
/** How far left of their middle a climber's hands are, and right of a trunk's middle they hold it. */
const hands = { left: 0.06, hold: 0.06 };

/** Puts a climber before a thing, with their hands at its trunk and a foot against it. */
export function climbUp(item: Item, to: Item): Item | undefined {
  if (!is(item.thing.motif, 'climber')) return undefined;
  const height = Math.min(item.height, to.height * place.high);
  const own = { ...item, height, mirrored: false };
  return {
    ...own,
    x: to.x + widthOf(to) * hands.hold + widthOf(own) * hands.left,
    y: to.y - to.height * place.foot,
    order: to.order + 0.1,
    stands: 'thing',
  };
}
