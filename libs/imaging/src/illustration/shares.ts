import type { Thing } from '../prompts/prompt-reading.ts';
import type { RelationKind } from '../prompts/sense.ts';
import type { Item, Sized } from './item.ts';
import type { Share } from './relations.ts';
import type { Canvas } from './scene.ts';

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
    kinds.set(relation.kind, [...(kinds.get(relation.kind) ?? []), one]);
  }
  for (const [kind, members] of kinds) {
    const first = random() < 0.5 ? -1 : 1;
    const widths = members.map((one) => widthOfAll(one) * person * apart);
    const sum = widths.reduce((total, width) => total + width, 0);
    let before = 0;
    members.forEach(({ thing }, i) => {
      const width = widths[i] as number;
      const middle = before + width / 2 - sum / 2;
      shares.set(thing, {
        from: before / sum,
        to: (before + width) / sum,
        shift: kind === 'beside' ? outer(widths, i) : middle,
        side: i % 2 === 0 ? first : (-first as -1 | 1),
        isAlone: members.length === 1,
      });
      before += width;
    });
  }
  return shares;
}

const widthOfAll = ({ thing, art, tall }: Sized): number =>
  (thing.count * tall * (art.right - art.left)) / (art.bottom - art.top);

/** How far out the neighbours before it on the same side push a thing. */
const outer = (widths: number[], index: number): number =>
  widths.reduce((sum, width, i) => sum + (i < index && (index - i) % 2 === 0 ? width : 0), 0);
