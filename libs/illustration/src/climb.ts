import type { Thing } from '@tintory/prompts';
import { is, motifOf } from './catalogue/catalogue.ts';
import { widthOf, type Item } from './item-size.ts';

/** Replaces a climber on something by one without a rock, and a climbed tree by one whose trunk shows. */
export const climb = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i) => {
    const { climbed, climbing } = motifOf(thing.motif).as ?? {};
    const isClimbed = things.some((other) => other.relation?.to === i && isUpOn(other));
    if (isClimbed && climbed) return { ...thing, motif: climbed };
    return isUpOn(thing) && climbing ? { ...thing, motif: climbing } : thing;
  });

const isUpOn = ({ motif, relation }: Thing): boolean =>
  motifOf(motif).as?.climbing !== undefined && /^(on|in)$/.test(relation?.kind ?? '');

/** Height of the climber's foot and greatest height of the climber, in heights of what is climbed. */
const place = { foot: 0.2, high: 0.42 };
/** Offset of the hands from the climber's middle, and of the grip from the trunk's, in their widths. */
const hands = { left: 0.06, hold: 0.06 };

/** Places a climber in front of a thing, hands at its trunk. */
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
