import { motifOf } from './catalogue/catalogue.ts';
import { widthOf, type Item } from './item-size.ts';

type Spot = NonNullable<NonNullable<ReturnType<typeof motifOf>['spots']>['head']>;

/** The spot of a wearer's drawing for a thing, if it has one. */
export const spotOf = (motif: string, wearer: string): Spot | undefined => {
  const { worn } = motifOf(motif);
  return worn && motifOf(wearer).spots?.[worn.at];
};

/** Whether a thing is worn on the head, or before the eyes. */
export const isHat = (motif: string): boolean => motifOf(motif).worn?.at === 'head';
export const isEyewear = (motif: string): boolean => motifOf(motif).worn?.at === 'eyes';

/** Places a thing on a spot of its wearer's drawing, turned with it. */
export function wearAt(item: Item, wearer: Item, [x, y, wide, tilt = 0]: Spot): Item {
  const { art, height, mirrored } = wearer;
  const scale = height / (art.bottom - art.top);
  const side = mirrored ? -1 : 1;
  const { motif } = item.thing;
  const share = motifOf(motif).worn?.wide ?? 1;
  const own = (item.height * wide * share * scale) / widthOf(item);
  return {
    ...item,
    x: wearer.x + side * (x - (art.left + art.right) / 2) * scale,
    y: wearer.y - (art.bottom - y) * scale + (isHat(motif) ? 0 : own / 2),
    height: own,
    mirrored,
    turn: side * tilt,
    order: wearer.order + (isHat(motif) ? 0.06 : 0.05),
    stands: 'thing',
  };
}
