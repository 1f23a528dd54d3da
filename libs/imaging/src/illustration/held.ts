import { widthOf, type Item } from './item.ts';

/** Who has hands, standing or walking on two feet and whole from head to foot. */
const holders = /^(man|woman|person)-(standing|walking|running|dancing)|^(monkey|robot)$/;
/** What is carried by its lower end: above the hand that holds it. */
const upright =
  /^(umbrella|balloon|tulip|rose|sunflower|bouquet|candle|ice-cream|soft-ice-cream|lollipop|broom|wine-glass|hot-beverage)$/;
/** What is held at its middle, in drawn heights of a person at most. */
const portable =
  /^(red-apple|green-apple|banana|carrot|hot-beverage|mobile-phone|open-book|closed-book|books|newspaper|camera|guitar|violin|wrapped-gift|teddy-bear|basket|bucket|key|book|cupcake|pizza|hamburger|doughnut|cookie|soccer-ball|basketball|lemon|pear|peach|birthday-cake|dagger|hammer|axe|magic-wand|handbag|trumpet|flute|bread|croissant|beer-mug)$/;

/** What is worn on the head. */
const worn = /^(top-hat|womans-hat|billed-cap|crown|graduation-cap|rescue-workers-helmet)$/;

/** Whether the one has the other in its hand or on its head rather than on the ground beside it. */
export const isHeld = (motif: string, holder: string): boolean =>
  holders.test(holder) && (upright.test(motif) || portable.test(motif) || worn.test(motif));

/** Share of a holder's height at which its hand hangs, and of its width at which it does. */
const hand = { high: 0.42, aside: 0.4 };

/** A head's share of its owner's width, and where its hat begins in their height. */
const head = { wide: 0.62, high: 0.9 };

/** Puts a thing into a hand on the given side of its holder, or a hat on their head. */
export function hold(item: Item, holder: Item, side: -1 | 1): Item {
  if (worn.test(item.thing.motif)) return wear(item, holder);
  const [reach, grip] = [widthOf(holder) * hand.aside, holder.y - holder.height * hand.high];
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
