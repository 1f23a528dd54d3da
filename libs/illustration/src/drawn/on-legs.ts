import type { Motif } from '../catalogue/motif.ts';

type Legs = NonNullable<Motif['legs']>;

/** Adds legs or a robe to an emoji that ends at the chest. */
export function onLegs({ hem, trousers, shoes = '#321b41', hands }: Legs, body: string): string {
  const below = trousers
    ? legs(trousers, shoes) +
      `<path fill="${hem}" d="M6.500 25h19l.500 11c0 .7-.5 1.200-1.200 1.200H7.200C6.500 37.200 6 36.700 6 36z"/>`
    : robe(hem, shoes);
  return below + bare(hands) + body;
}

const legs = (fill: string, shoes: string) =>
  `<path fill="${fill}" d="M8.500 35h15l-.4 8.500h-5.800l-.6-5h-1.400l-.6 5H8.900z"/><path fill="${shoes}" d="M8.900 43h5.900v2.800H7c0-1.700.8-2.600 1.900-2.800zM23.100 43h-5.900v2.800H25c0-1.700-.8-2.600-1.900-2.800z"/>`;

const robe = (fill: string, shoes: string) =>
  `<path fill="${shoes}" d="M9 43.500h6v2.300H8c0-1.200.3-1.900 1-2.300zM23 43.500h-6v2.300h7c0-1.200-.3-1.900-1-2.300z"/><path fill="${fill}" d="M6 25h20l2.500 18c.1.900-.4 1.400-1.300 1.400H4.800c-.9 0-1.400-.5-1.300-1.400z"/><path fill="#000" opacity=".12" d="M11 31h1l-.8 13.400h-1.600zM20 31h1l1.400 13.400h-1.600zM15.600 33h.8l.3 11.400h-1.400z"/>`;

/** Bare hands, behind the sleeves. */
const bare = (hands?: 'both' | 'left') =>
  (hands ? '<circle cx="7.600" cy="30.200" r="2.400" fill="#ffc83d"/>' : '') +
  (hands === 'both' ? '<circle cx="24.400" cy="30.200" r="2.400" fill="#ffc83d"/>' : '');
