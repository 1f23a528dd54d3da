import type { Thing } from '@tintory/prompts';
import { isHidden } from './aboard.ts';
import { bicycleOf, isCrowded } from './cycle.ts';
import { isAnimal } from './kinds.ts';
import { canWear, isShared, isWearable } from './wearable.ts';

/** What is printed on things, and lies on food: no drawing shows it there. */
const prints: [on: RegExp, print: RegExp][] = [
  [
    /^(hot-beverage|t-shirt|wrapped-gift|balloon|backpack|dress)$/,
    /^(red-heart|star|glowing-star)$/,
  ],
  [/^window$/, /^(tulip|rose|sunflower|blossom|potted-plant|bouquet)$/],
  [/cake$|^pie$|ice-cream/, /^(strawberry|cherries|blueberries|banana|kiwi-fruit|chestnut)$/],
  [
    /^(pizza|hamburger|sandwich|pancakes|waffle|cupcake|hot-dog|steaming-bowl)$/,
    /^(mushroom|brown-mushroom|tomato|cheese-wedge|onion|olive|strawberry|cherries|egg|cooking|bacon|banana|bell-pepper)$/,
  ],
];

/** The things, by index, that would stand beside what a prompt has them on. */
export const unattached = (things: readonly Thing[]): number[] =>
  things.flatMap((thing, i) => {
    const { relation, motif } = thing;
    if (isCrowded(things, i) || isHidden(things, i)) return [i];
    const owner = relation?.kind === 'beside' && !relation.manner && things[relation.to];
    if (!owner || relation.apart) return [];
    const isPrint = prints.some(([on, print]) => on.test(owner.motif) && print.test(motif));
    const isClad = isWearable(motif) && (relation.worn !== undefined || isAnimal(owner.motif));
    const isWorn =
      canWear(motif, owner.motif) &&
      isShared(thing, owner) &&
      bicycleOf(things, owner) === undefined;
    return isPrint || (isClad && !isWorn) ? [i] : [];
  });
