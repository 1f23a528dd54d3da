import type { Thing } from '@tintory/prompts';
import { fliers } from './real-sizes.ts';

/** What nobody puts on the floor. */
export const tabletop =
  /^(tintory-cake-\d+|tintory-lamp|tintory-ship-bottle|tintory-wine-bottle|tintory-water-bottle|hot-beverage|tintory-teacup|tintory-wedding-cake|butter|teacup-without-handle|teapot|wine-glass|beer-mug|cocktail-glass|tropical-drink|birthday-cake|shortcake|cupcake|pie|croissant|bread|pizza|hamburger|hot-dog|sandwich|french-fries|pancakes|waffle|sushi|cookie|doughnut|cheese-wedge|spaghetti|curry-rice|falafel|stuffed-flatbread|taco|burrito|bento-box|cooking|bacon|pretzel|bagel|baguette-bread|custard|cut-of-meat|tamale|fondue|steaming-bowl|chopsticks|ice-cream|soft-ice-cream|shaved-ice|pot-of-food|green-salad|tintory-bowl|tintory-fish-bowl|bowl-with-spoon|red-apple|green-apple|banana|grapes|tangerine|lemon|pear|lime|peach|mango|melon|watermelon|pineapple|kiwi-fruit|blueberries|avocado|egg|carrot|tomato|potato|onion|garlic|broccoli|cucumber|bell-pepper|eggplant|strawberry|cherries|honey-pot|chocolate-bar|candy|lollipop|popcorn|glass-of-milk|cup-with-straw|bubble-tea|cooked-rice|envelope|artist-palette|camera|mobile-phone|key|watch|crown|trophy|scissors|amphora|bouquet|candle|open-book|closed-book|books|laptop|mantelpiece-clock|alarm-clock|sunglasses|glasses)$/;

/** Puts things that a prompt leaves on the floor of a room on a table, as they would be at home. */
export function onTable(things: readonly Thing[]): Thing[] {
  const roots = things.filter(({ relation }) => !relation);
  if (roots.some(({ isOnSill }) => isOnSill)) return [...things];
  // Balloons are over a cake, and on no table.
  const laid = roots.filter(({ motif }) => !fliers.test(motif));
  if (laid.length === 0 || !laid.every(({ motif }) => tabletop.test(motif))) return [...things];
  const table: Thing = { motif: 'tintory-table', name: 'table', count: 1 };
  return [
    ...things.map((thing): Thing =>
      laid.includes(thing) ? { ...thing, relation: { kind: 'on', to: things.length } } : thing,
    ),
    table,
  ];
}
