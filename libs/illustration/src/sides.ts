import type { Thing } from '@tintory/prompts';
import type { Group } from './item-group.ts';

/** -1 for the left, 1 for the right, as told of a thing by itself or seen from another. */
export function directionOf({ relation, side }: Thing): -1 | 1 | undefined {
  if (relation?.kind === 'left of') return -1;
  if (relation?.kind === 'right of') return 1;
  return side && (side === 'left' ? -1 : 1);
}

/** From the left to the right; what has no side stays in the middle, in its order. */
export const bySide = <T>(list: readonly T[], thingOf: (one: T) => Thing): T[] =>
  list.toSorted((a, b) => (directionOf(thingOf(a)) ?? 0) - (directionOf(thingOf(b)) ?? 0));

/** The thing of a group that tells its side of the picture: its root, or what is at its place. */
export const sidedOf = ({ root, items }: Group): Thing =>
  root.thing.side
    ? root.thing
    : (items.find(({ thing }) => thing.side && isWithRoot(thing))?.thing ?? root.thing);

const isWithRoot = ({ relation }: Thing): boolean =>
  relation !== undefined && /^(on|under|in|in front of|behind|above)$/.test(relation.kind);

/** The side that all of them are on, if it is one. */
export function commonSide(groups: readonly Group[]): -1 | 1 | undefined {
  const [first, ...others] = groups.map((group) => directionOf(sidedOf(group)));
  return others.every((side) => side === first) ? first : undefined;
}
