import type { RelationKind, Thing } from '@tintory/prompts';
import type { Item } from './item-size.ts';
import type { Sized } from './item.ts';
import type { Share } from './relations/placer.ts';
import type { Canvas } from './scene.ts';
import { bySide, directionOf } from './sides.ts';

/** Air between neighbours, in their own widths. */
const apart = 1.08;

/**
 * Divides the room around a thing among those related to it: things on it share its top by width,
 * those under or in front of it stand in a row, those beside it take sides in turn.
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

/** Whether a relation places a thing at the other's side. */
export const isFlanking = (kind: RelationKind): boolean =>
  kind === 'beside' || kind === 'left of' || kind === 'right of';
