import { hats, spotOf, wearAt } from './anchors.ts';
import { fitOf } from './dress.ts';
import { widthOf, type Item } from './item-size.ts';
import { children } from './people.ts';
import { inLap } from './seated.ts';
import { canWear, eyewear, hasHands } from './wearable.ts';
import { freeHands } from './whole-figures.ts';

/** What is carried by its lower end: above the hand that holds it. */
const upright =
  /^(umbrella|balloon|kite|tulip|rose|sunflower|bouquet|candle|ice-cream|soft-ice-cream|lollipop|broom|wine-glass|hot-beverage)$/;
/** What is held at its middle, in drawn heights of a person at most. */
const portable =
  /^(tintory-wine-bottle|tintory-water-bottle|tintory-beach-ball|red-apple|green-apple|banana|carrot|hot-beverage|mobile-phone|open-book|closed-book|books|newspaper|camera|guitar|violin|wrapped-gift|teddy-bear|basket|bucket|key|book|cupcake|pizza|hamburger|doughnut|cookie|soccer-ball|basketball|lemon|pear|peach|birthday-cake|dagger|hammer|axe|magic-wand|handbag|trumpet|flute|bread|croissant|beer-mug)$/;

/** Whether the one has the other in its hand or on its head rather than on the ground beside it. */
export const isHeld = (motif: string, holder: string): boolean =>
  canWear(motif, holder) ||
  ((hasHands(holder) || freeHands(holder) !== undefined) &&
    (upright.test(motif) || portable.test(motif)));

/** Share of a holder's height at which its hand hangs, and of its width at which it does. */
const hand = { high: 0.42, aside: 0.4 };

/** A head's share of its owner's width, and where its hat begins in their height. */
const head = { wide: 0.62, high: 0.93 };

/** Degrees that the flowers of a bunch stand apart. */
const fan = 24;

/** Several in one hand: stems that part above it, or strings that lead there. */
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

/** What is held by a string. */
const flown = /^(balloon|kite)$/;

/** What is held in a bunch, by strings or stems. */
export const isBunch = (motif: string): boolean => /^(balloon|tulip|rose|sunflower)$/.test(motif);

/** Puts a thing into a hand on the given side of its holder, a hat on their head, clothes on them. */
export function hold(item: Item, holder: Item, told: -1 | 1): Item {
  // A chef has a spoon in the other hand.
  const isLeft = freeHands(holder.thing.motif) === 'left';
  const side = isLeft ? (holder.mirrored ? 1 : -1) : told;
  const spot = spotOf(item.thing.motif, holder.thing.motif);
  if (spot) return wearAt(item, holder, spot);
  if (hats.test(item.thing.motif)) return wear(item, holder);
  if (eyewear.test(item.thing.motif)) return lookThrough(item, holder);
  const fit = fitOf(item.thing.motif);
  if (fit) return put(item, holder, fit);
  const book = inLap(item, holder);
  if (book) return book;
  const [reach, grip] = [widthOf(holder) * hand.aside, holder.y - holder.height * hand.high];
  if (flown.test(item.thing.motif)) return leash(item, holder, side, reach, grip);
  if (item.thing.motif === 'umbrella') return shelter(item, holder, side);
  if (isBunch(item.thing.motif)) return inHand(item, holder, side);
  const byEnd = upright.test(item.thing.motif);
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

/** Above the shoulder, away from the face, a kite farther up; its string leads to the hand. */
function leash(item: Item, holder: Item, side: -1 | 1, reach: number, grip: number): Item {
  const hangs = { x: holder.x + side * reach, y: grip };
  const isKite = item.thing.motif === 'kite';
  return {
    ...item,
    x: hangs.x + side * (widthOf(item) / 2 + reach * (isKite ? 1.6 : 0.5)),
    y: holder.y - holder.height * (isKite ? 1 : 0.86),
    mirrored: side < 0,
    order: holder.order + 0.05,
    stands: 'thing',
    string: hangs,
  };
}

/** An umbrella is as large as who is under it, with its roof above their head. */
const shelter = (item: Item, holder: Item, side: -1 | 1): Item => ({
  ...item,
  x: holder.x + side * widthOf(holder) * hand.aside,
  y: holder.y - holder.height * 0.38,
  height: Math.max(item.height, holder.height * 1.04),
  order: holder.order + 0.05,
  stands: 'thing',
});

/** Glasses are where the eyes are: lower in a child, whose head is larger. */
function lookThrough(item: Item, holder: Item): Item {
  const isChild = children[holder.thing.motif] !== undefined;
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

/** Flowers of a size that leaves the face to be seen. */
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

/** On the body, over the clothes that its owner is drawn in. */
const put = (item: Item, holder: Item, [from, to]: readonly [number, number]): Item => ({
  ...item,
  x: holder.x,
  y: holder.y - holder.height * from,
  height: holder.height * (to - from),
  mirrored: false,
  order: holder.order + 0.04,
  stands: 'thing',
});
