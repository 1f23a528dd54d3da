import type { RelationKind, Thing } from '@tintory/prompts';
import type { Item } from './item-size.ts';
import type { Sized } from './item.ts';
import type { Share } from './relations/placer.ts';
import type { Canvas } from './scene.ts';
import { bySide, directionOf } from './sides.ts';

/** Air between neighbours, in their own widths. */
const apart = 1.08;

/**
 * The place of each of the things that have the same relation to another: what is on it parts its
 * top by width, what is under or before it stands in a row, what is beside it takes sides in turn.
 */
export function shareOut(
  all: readonly Sized[],
  anchor: Item,
  index: number,
  person: number,
  { random }: Canvas,
): Map<Thing, Share> {
  const shares = new Map<Thing, Share>();
  const kinds = new Map<RelationKind, Sized[]>();
  for (const one of all) {
    const { relation } = one.thing;
    if (relation?.to !== index || one.thing === anchor.thing) continue;
    // Whatever is at its sides shares the room there.
    const kind = isFlanking(relation.kind) ? 'beside' : relation.kind;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  for (const [kind, named] of kinds) {
    const members = kind === 'beside' ? named : bySide(named, ({ thing }) => thing);
    const taken = { '-1': 0, '1': 0 };
    const first = random() < 0.5 ? -1 : 1;
    const widths = members.map((one) => widthOfAll(one) * person * apart);
    const sum = widths.reduce((total, width) => total + width, 0);
    let before = 0;
    members.forEach(({ thing }, i) => {
      const width = widths[i] as number;
      const middle = before + width / 2 - sum / 2;
      const turn = i % 2 === 0 ? first : (-first as -1 | 1);
      const side = directionOf(thing) ?? turn;
      shares.set(thing, {
        from: before / sum,
        to: (before + width) / sum,
        shift: kind === 'beside' ? taken[side] : middle,
        side,
        isAlone: members.length === 1,
      });
      taken[side] += width;
      before += width;
    });
  }
  return shares;
}

const widthOfAll = ({ thing, art, tall }: Sized): number =>
  (thing.count * tall * (art.right - art.left)) / (art.bottom - art.top);

/** Whether a relation tells that one is at the other's side, or at which. */
export const isFlanking = (kind: RelationKind): boolean =>
  kind === 'beside' || kind === 'left of' || kind === 'right of';
