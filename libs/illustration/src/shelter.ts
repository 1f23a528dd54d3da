import type { Thing } from '@tintory/prompts';
import { is } from './catalogue/catalogue.ts';
import { isHeld } from './held.ts';
import { widthOf, type Item } from './item-size.ts';
import { type Sized } from './item.ts';

/** Shares of an umbrella's height: its roof, and what of it is over those below. */
const roof = { high: 0.5, over: 0.06 };

/** How much wider than those under it a roof is. */
const wider = 1.12;

/** Whether a thing is held over another, whatever may lie between them. */
export const isOver = ({ motif, relation }: Thing): boolean =>
  relation?.kind === 'above' && is(motif, 'canopy');

/**
 * Who is under an umbrella is who the picture is about: it is over them, in their hand where they
 * have one. Others who are under it stand beside the first.
 */
export function shelter(things: readonly Thing[]): Thing[] {
  const firsts = new Map<number, number>();
  things.forEach(({ relation }, i) => {
    const isUnder = relation?.kind === 'under' && is(things[relation.to]?.motif ?? '', 'canopy');
    if (relation && isUnder && !firsts.has(relation.to)) firsts.set(relation.to, i);
  });
  return things.map((thing, i) => {
    const first = firsts.get(i);
    const { relation, ...plain } = thing;
    if (first !== undefined) {
      const below = things.filter((one) => one.relation?.kind === 'under' && one.relation.to === i);
      const isOwn = below.length === 1 && below.every((one) => holds(one, thing));
      return { ...plain, relation: { kind: isOwn ? 'beside' : 'above', to: first } };
    }
    const under = relation?.kind === 'under' ? firsts.get(relation.to) : undefined;
    if (!relation || under === undefined) return thing;
    if (under !== i) return { ...plain, relation: { kind: 'beside', to: under } };
    const own = things[relation.to]?.relation;
    return own && own.to !== i ? { ...plain, relation: own } : plain;
  });
}

const holds = ({ motif, count }: Thing, held: Thing): boolean =>
  count === 1 && isHeld(held.motif, motif);

/** What stands farther back is drawn earlier. */
const behind = ({ order, y, stands }: Item): number => order + (stands === 'thing' ? 0 : y);

/** An umbrella whose roof is above and around all of those under it; its stick is behind them. */
export function coverOver(
  { thing, art, tall }: Sized,
  below: readonly Item[],
  person: number,
): Item {
  const left = Math.min(...below.map((item) => item.x - widthOf(item) / 2));
  const right = Math.max(...below.map((item) => item.x + widthOf(item) / 2));
  const foot = Math.max(...below.map(({ y }) => y));
  const top = Math.min(...below.map(({ y, height }) => y - height));
  const item: Item = {
    thing,
    art,
    x: (left + right) / 2,
    y: foot,
    height: tall * person,
    mirrored: false,
    order: Math.min(...below.map(behind)) - 1,
    stands: 'thing',
  };
  const wide = (item.height * (right - left) * wider) / widthOf(item);
  const high = (foot - top) / (1 - roof.high - roof.over);
  return { ...item, height: Math.max(item.height, wide, high) };
}
