import type { Thing } from '@tintory/prompts';
import { widthOf, type Item } from './item-size.ts';

const onRock = /^(man|woman)-climbing$/;
const climber = /^tintory-climbing-(man|woman)$/;

/** The rock and the rope of who climbs: all that is grey before them, and what hangs over them. */
const rock =
  /<path fill="#(?:d3d3d3" d="m9\.593 20|9b9b9b" d="M16 5\.54L16|636363" d="m9\.5 16\.457l|44911b" d="M19\.26 12\.43)[^"]*"\/>/g;

/** The drawing of a climber without the rock that it brings along. */
export const climberOf = (motif: string): string | undefined =>
  climber.test(motif) ? motif.replace(/^tintory-climbing-(.*)$/, '$1-climbing') : undefined;

export const withoutRock = (body: string): string => body.replace(rock, '');

/** A tree whose trunk and boughs are seen before its leaves. */
export const climbedTree = 'tintory-climbed-tree';
export const boughs =
  '<path fill="#6d4534" d="M14 25V10.600c0-1.300.9-2.200 2-2.200s2 .9 2 2.200V25z"/><path fill="#6d4534" d="M17 15.800l5.600-4c.6-.4 1.400.4.9 1L17.400 19zM15 19.400l-4.800-3.600c-.6-.5.1-1.500.8-1.100L15 16.800z"/>';

/** Who climbs something that is told needs no rock; of a tree the trunk is seen. */
export const climb = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i) => {
    const isClimbed = things.some((other) => other.relation?.to === i && isUpOn(other));
    if (isClimbed && thing.motif === 'deciduous-tree') return { ...thing, motif: climbedTree };
    const isUp = isUpOn(thing);
    return isUp
      ? { ...thing, motif: thing.motif.replace(/^(.*)-climbing$/, 'tintory-climbing-$1') }
      : thing;
  });

const isUpOn = ({ motif, relation }: Thing): boolean =>
  onRock.test(motif) && /^(on|in)$/.test(relation?.kind ?? '');

/** Of what is climbed: how high above its foot somebody is, and how high they are at most. */
const place = { foot: 0.2, high: 0.42 };
/** How far left of their middle a climber's hands are, and right of a trunk's middle they hold it. */
const hands = { left: 0.06, hold: 0.06 };

/** Puts a climber before a thing, with their hands at its trunk and a foot against it. */
export function climbUp(item: Item, to: Item): Item | undefined {
  if (!climber.test(item.thing.motif)) return undefined;
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
