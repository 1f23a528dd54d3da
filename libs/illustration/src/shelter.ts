import type { Thing } from '@tintory/prompts';
import { is } from './catalogue/catalogue.ts';
import { isHeld } from './held.ts';
import { widthOf, type Item } from './item-size.ts';
import { type Sized } from './item.ts';

/** Height of the canopy and its gap above heads, in the umbrella's height. */
const roof = { high: 0.5, over: 0.06 };

/** Width of a canopy in widths of those below it. */
const wider = 1.12;

/** Whether an umbrella is above something. */
export const isOver = ({ motif, relation }: Thing): boolean =>
  relation?.kind === 'above' && is(motif, 'canopy');

/**
 * Turns `under an umbrella` around: the umbrella is held by the first below it, or above them, and
 * others stand beside the first.
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

const behind = ({ order, y, stands }: Item): number => order + (stands === 'thing' ? 0 : y);

/** An umbrella over all of those below it, its stick behind them. */
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
