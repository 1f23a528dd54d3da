import type { Thing } from '@tintory/prompts';
import type { Group } from './item-group.ts';

/** -1 for left, 1 for right, of the picture or of another thing. */
export function directionOf({ relation, side }: Thing): -1 | 1 | undefined {
  if (relation?.kind === 'left of') return -1;
  if (relation?.kind === 'right of') return 1;
  return side && (side === 'left' ? -1 : 1);
}

/** Sorts from left to right; things without a side stay in the middle. */
export const bySide = <T>(list: readonly T[], thingOf: (one: T) => Thing): T[] =>
  list.toSorted((a, b) => (directionOf(thingOf(a)) ?? 0) - (directionOf(thingOf(b)) ?? 0));

/** The thing that decides a group's side of the picture. */
export const sidedOf = ({ root, items }: Group): Thing =>
  root.thing.side
    ? root.thing
    : (items.find(({ thing }) => thing.side && isWithRoot(thing))?.thing ?? root.thing);

const isWithRoot = ({ relation }: Thing): boolean =>
  relation !== undefined && /^(on|under|in|in front of|behind|above)$/.test(relation.kind);

/** The side of all groups, if they share one. */
export function commonSide(groups: readonly Group[]): -1 | 1 | undefined {
  const [first, ...others] = groups.map((group) => directionOf(sidedOf(group)));
  return others.every((side) => side === first) ? first : undefined;
}
