import { isEyewear, isHat, spotOf, wearAt } from './anchors.ts';
import { is, motifOf } from './catalogue/catalogue.ts';
import type { Motif } from './catalogue/motif.ts';
import { widthOf, type Item } from './item-size.ts';
import { inLap } from './seated.ts';
import { canWear } from './wearable.ts';

/** Whether a thing beside a holder is in its hand or worn. */
export const isHeld = (motif: string, holder: string): boolean =>
  canWear(motif, holder) ||
  ((is(holder, 'hands') || motifOf(holder).legs?.hands !== undefined) &&
    motifOf(motif).held !== undefined);

/** Position of the hand in heights and widths of the holder. */
const hand = { high: 0.42, aside: 0.4 };

/** Width of the head, and foot of a hat, in widths and heights of the owner. */
const head = { wide: 0.62, high: 0.93 };

/** Degrees between two flowers of a bunch. */
const fan = 24;

/** Puts several things into one hand by stems or strings. */
export function holdBunch(item: Item, holder: Item, side: -1 | 1, count: number): Item[] {
  const own = hold(item, holder, side);
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    const order = own.order + i * 0.001;
    if (!own.string) return { ...own, order, turn: side * off * Math.min(fan, 100 / count) };
    const x = own.x + side * i * widthOf(own) * 0.7;
    return { ...own, order, x, y: own.y - (i % 2) * own.height * 0.2 };
  });
}

/** Puts a thing into a hand on the given side, or on the body where it is worn. */
export function hold(item: Item, holder: Item, told: -1 | 1): Item {
  // A chef has a spoon in the other hand.
  const { motif } = item.thing;
  const { fits, held, string } = motifOf(motif);
  const isLeft = motifOf(holder.thing.motif).legs?.hands === 'left';
  const side = isLeft ? (holder.mirrored ? 1 : -1) : told;
  const spot = spotOf(motif, holder.thing.motif);
  if (spot) return wearAt(item, holder, spot);
  if (isHat(motif)) return wear(item, holder);
  if (isEyewear(motif)) return lookThrough(item, holder);
  if (fits) return put(item, holder, fits);
  const book = inLap(item, holder);
  if (book) return book;
  const [reach, grip] = [widthOf(holder) * hand.aside, holder.y - holder.height * hand.high];
  if (string) return leash(item, holder, string, side, reach, grip);
  if (is(motif, 'canopy')) return shelter(item, holder, side);
  if (is(motif, 'bunch')) return inHand(item, holder, side);
  const byEnd = held === 'end';
  const foot = byEnd ? grip + item.height * 0.12 : grip + item.height * 0.5;
  return {
    ...item,
    x: holder.x + side * (reach + (byEnd ? 0 : widthOf(item) * 0.2)),
    y: foot,
    order: holder.order + 0.05,
    stands: 'thing',
  };
}

const wear = (item: Item, holder: Item): Item => ({
  ...item,
  x: holder.x,
  y: holder.y - holder.height * head.high,
  height: (item.height * widthOf(holder) * head.wide) / widthOf(item),
  order: holder.order + 0.05,
  stands: 'thing',
});

/** Flies a thing above the shoulder; its string leads to the hand. */
function leash(
  item: Item,
  holder: Item,
  string: NonNullable<Motif['string']>,
  side: -1 | 1,
  reach: number,
  grip: number,
): Item {
  const hangs = { x: holder.x + side * reach, y: grip };
  return {
    ...item,
    x: hangs.x + side * (widthOf(item) / 2 + reach * string.reach),
    y: holder.y - holder.height * string.lift,
    mirrored: side < 0,
    order: holder.order + 0.05,
    stands: 'thing',
    string: hangs,
  };
}

/** Holds an umbrella over its holder's head. */
const shelter = (item: Item, holder: Item, side: -1 | 1): Item => ({
  ...item,
  x: holder.x + side * widthOf(holder) * hand.aside,
  y: holder.y - holder.height * 0.38,
  height: Math.max(item.height, holder.height * 1.04),
  order: holder.order + 0.05,
  stands: 'thing',
});

/** Puts glasses before the eyes, which are lower in a child. */
function lookThrough(item: Item, holder: Item): Item {
  const isChild = is(holder.thing.motif, 'child');
  const height = (item.height * widthOf(holder) * (isChild ? 0.66 : 0.5)) / widthOf(item);
  return {
    ...item,
    height,
    x: holder.x,
    y: holder.y - holder.height * (isChild ? 0.82 : 0.878) + height * 0.5,
    mirrored: false,
    order: holder.order + 0.06,
    stands: 'thing',
  };
}

/** Holds flowers small enough to leave the face free. */
function inHand(item: Item, holder: Item, side: -1 | 1): Item {
  const height = Math.min(item.height, holder.height * 0.4);
  const wide = (widthOf(item) * height) / item.height;
  return {
    ...item,
    height,
    x: holder.x + side * (widthOf(holder) * hand.aside + wide * 0.3),
    y: holder.y - holder.height * hand.high + height * 0.25,
    order: holder.order + 0.05,
    stands: 'thing',
  };
}

/** Puts clothes on the body, over those it is drawn in. */
const put = (item: Item, holder: Item, [from, to]: readonly [number, number]): Item => ({
  ...item,
  x: holder.x,
  y: holder.y - holder.height * from,
  height: holder.height * (to - from),
  mirrored: false,
  order: holder.order + 0.04,
  stands: 'thing',
});
