/** Clothes below the chest: what hangs over the hips, trousers or none under a robe, and bare hands. */
type Lower = { hem: string; trousers?: string; shoes?: string; hands?: 'both' | 'left' };

/** Emoji of people that end at the chest, by what they are; a scene shows people on their feet. */
const lowers: [RegExp, Lower][] = [
  [/cook$/, { hem: '#f4f4f4', trousers: '#433b6b', hands: 'left' }],
  [/health-worker$/, { hem: '#d3d3d3', trousers: '#46a4fb', shoes: '#f4f4f4', hands: 'both' }],
  [/firefighter$/, { hem: '#ca0b4a', trousers: '#990838', hands: 'left' }],
  [/farmer$/, { hem: '#0084ce', trousers: '#0074ba', shoes: '#6d4534', hands: 'left' }],
  [/teacher$/, { hem: '#6d4534', trousers: '#636363' }],
  [/artist$/, { hem: '#e6e6e6', trousers: '#433b6b' }],
  [/scientist$/, { hem: '#e6e6e6', trousers: '#636363', hands: 'left' }],
  [/judge$|^student$|-student$/, { hem: '#212121' }],
  [/mage$/, { hem: '#00a6ed', hands: 'left' }],
  [/elf$/, { hem: '#7d4533', trousers: '#6d7a2f', shoes: '#6d4534', hands: 'both' }],
  [/vampire$/, { hem: '#321b41', trousers: '#212121', hands: 'both' }],
  [/with-veil$/, { hem: '#f4f4f4' }],
  [/in-tuxedo$|pilot$/, { hem: '#321b41', trousers: '#321b41', hands: 'both' }],
  [/police-officer$/, { hem: '#0084ce', trousers: '#0a5a94', hands: 'both' }],
  [/detective$/, { hem: '#433b6b', trousers: '#321b41', hands: 'left' }],
  [/guard$/, { hem: '#ca0b4a', trousers: '#212121', shoes: '#3d3d3d', hands: 'both' }],
  [/office-worker$/, { hem: '#321b41', trousers: '#433b6b', hands: 'both' }],
  [/mechanic$|factory-worker$/, { hem: '#0084ce', trousers: '#0074ba', hands: 'left' }],
  [/construction-worker$/, { hem: '#ff6723', trousers: '#4b5b8c', hands: 'both' }],
  [/superhero$/, { hem: '#007acf', trousers: '#007acf', shoes: '#f8312f' }],
  [/supervillain$/, { hem: '#6b438b', trousers: '#6b438b', shoes: '#321b41' }],
  [/^ninja$/, { hem: '#321b41', trousers: '#321b41', shoes: '#1c1026' }],
  [/^prince$/, { hem: '#0092e7', trousers: '#e6e6e6', hands: 'both' }],
  [/^princess$/, { hem: '#633589' }],
  [/^person-with-crown$/, { hem: '#f95725' }],
  [/^((man|woman)-)?singer$/, { hem: '#ff6723', trousers: '#433b6b' }],
  [/astronaut$/, { hem: '#d3d3d3', trousers: '#e6e6e6', shoes: '#9b9b9b' }],
];

/** Large heads alone, of whom everybody knows what they wear. */
const inRed = /^(santa-claus|mrs-claus|mx-claus)$/;

const lowerOf = (motif: string): Lower | undefined =>
  lowers.find(([kind]) => kind.test(motif))?.[1];

/** Whether somebody is drawn with legs, or a robe, of ours. */
export const isWholeFigure = (motif: string): boolean => lowerOf(motif) !== undefined;

/** The hands of such a figure that hold nothing yet. */
export const freeHands = (motif: string): 'both' | 'left' | undefined => lowerOf(motif)?.hands;

/** A drawing of somebody with what is missing of them, in the same box of 32 units' breadth. */
export function wholeFigure(motif: string, body: string): string {
  if (inRed.test(motif)) return clausSuit(motif) + inHood(body);
  const lower = lowerOf(motif);
  if (!lower) return body;
  const { hem, trousers, shoes = '#321b41', hands } = lower;
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

/** Below the sleeves, behind them. */
const bare = (hands?: 'both' | 'left') =>
  (hands ? '<circle cx="7.600" cy="30.200" r="2.400" fill="#ffc83d"/>' : '') +
  (hands === 'both' ? '<circle cx="24.400" cy="30.200" r="2.400" fill="#ffc83d"/>' : '');

const inHood = (head: string) => `<g transform="translate(6.1 .2) scale(.62)">${head}</g>`;

/** A red coat with a white hem, a belt and boots, or a skirt. */
function clausSuit(motif: string): string {
  const feet =
    motif === 'mrs-claus'
      ? '<path fill="#ca0b4a" d="M9 28h14l3.500 13H5.500z"/><path fill="#fff" d="M5 40h22v2.800H5z"/><path fill="#321b41" d="M10 42.800h5v2.800H9c0-1.500.3-2.300 1-2.800zM22 42.800h-5v2.800h6c0-1.500-.3-2.300-1-2.800z"/>'
      : '<path fill="#ca0b4a" d="M9 34h14l-.5 6h-5.800l-.7-3l-.7 3H9.500z"/><path fill="#212121" d="M9 39h6.200v6.600H6.800c0-2 .9-3 2.200-3.300zM23 39h-6.200v6.600h8.400c0-2-.9-3-2.200-3.300z"/>';
  return `${feet}<path fill="#ca0b4a" d="M9.500 18c-3.600 2-5.700 5.700-6 10.500l4.300 1.200L11 22zM22.500 18c3.600 2 5.700 5.700 6 10.500l-4.300 1.200L21 22z"/><circle cx="5.400" cy="31.200" r="2.200" fill="#321b41"/><circle cx="26.600" cy="31.200" r="2.200" fill="#321b41"/><path fill="#fff" d="M3 28l5.300 1.500-.6 2.300-5.300-1.500zM29 28l-5.300 1.500.6 2.300 5.300-1.500z"/><path fill="#f8312f" d="M10 17h12c1.500 3 2.700 11 2.700 17H7.300c0-6 1.200-14 2.700-17z"/><path fill="#fff" d="M14.800 18h2.400v16h-2.400zM6.800 33h18.400v3.200H6.800z"/><path fill="#212121" d="M8 27h16l.4 3H7.600z"/><path fill="#fcd53f" d="M13.500 26.400h5v4.200h-5zM14.800 27.700v1.600h2.400v-1.600z" fill-rule="evenodd"/>`;
}
