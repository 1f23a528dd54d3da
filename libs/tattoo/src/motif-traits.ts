import type { Thing } from '@tintory/prompts';
import { weightOf } from './sizes.ts';

/** What part a motif plays beside another in one drawing. */
export type Role =
  | 'body'
  | 'bloom'
  | 'flyer'
  | 'ground'
  | 'tree'
  | 'light'
  | 'long'
  | 'spark'
  | 'headwear'
  | 'banner'
  | 'wings'
  | 'ring';

/** From whom a drawing is made about first; of equals the one named first leads. */
const ranks: Record<Role, number> = {
  body: 9,
  bloom: 8,
  flyer: 7,
  ground: 6,
  tree: 5,
  light: 4,
  long: 3,
  spark: 2,
  headwear: 1,
  banner: 0,
  wings: 4.5,
  ring: 0,
};

const roles: [Role, RegExp][] = [
  [
    'long',
    /\/(plain-dagger|broadsword|katana|arrow|feather|skeleton-key|barbed-spear|gladius|pencil|paint-brush|baseball-bat|fishing-pole|sewing-needle|battle-axe|olive|crossed-swords|crossed-pistols|scythe|trident)$/,
  ],
  [
    'ring',
    /\/(circle|moon-disc|hexagon|triangle|mandala|open-mandala|flower-of-life|crown-of-thorns|barbed-wire|infinity|wreath|ouroboros|chained-heart|spider-web|rope-ring|chain-ring)$/,
  ],
  ['light', /\/(moon|crescent|sun|ringed-planet|galaxy|earth-america)$/],
  [
    'spark',
    /\/(star-formation|polar-star|comet-spark|lightning-tree|power-lightning|snowflake-2|raining|fluffy-cloud|semicolon|musical-notes|water-drop|moon-phases|stars-of-[a-z-]+)$/,
  ],
  ['headwear', /\/(crown|queen-crown|top-hat|pointy-hat|western-hat|viking-helmet)$/],
  ['wings', /\/wings$/],
  ['banner', /\/banner$/],
  [
    'ground',
    /\/(peaks|fuji|forest|river|island|waterfall|steam-locomotive|big-wave|waves|flame|egyptian-pyramids|mushrooms|heartbeat)$/,
  ],
  [
    'tree',
    /\/(pine-tree|oak|holy-oak|birch-trees|willow-tree|palm-tree|cactus|bamboo|wheat|candle-light)$/,
  ],
  [
    'bloom',
    /\/(rose|shut-rose|lotus|daisy|sunflower|vine-flower|jasmine|flowers|poppy|maple-leaf|oak-leaf|falling-leaf|three-leaves|cherry-blossom|cosmos|chrysanthemum|marigold|aster|daffodil|lily|edelweiss|violet|morning-glory|hydrangea|lily-of-the-valley|snowdrop|carnation|thistle|holly|gladiolus|larkspur|lavender|vine-leaf|linden-leaf|fern|monstera-leaf|shamrock|strawberry|cherry)$/,
  ],
  [
    'flyer',
    /\/(swallow|hummingbird|dove|peace-dove|butterfly|semicolon-butterfly|dragonfly|bee|bat|seagull|ladybug|fairy|paper-plane|paper-crane|commercial-airplane|air-balloon|ufo|rocket|kite|parachute|helicopter)$/,
  ],
];

export const roleOf = (motif: string): Role =>
  roles.find(([, kind]) => kind.test(motif))?.[0] ?? 'body';

/** Which of the things the drawing is made about: one alone goes before several of its rank. */
export function leadOf(things: readonly Thing[]): Thing | undefined {
  const weight = (thing: Thing) =>
    ranks[roleOf(thing.motif)] - (thing.count > 1 ? 0.5 : 0) + weightOf(thing);
  return things.reduce<Thing | undefined>(
    (best, thing) => (best && weight(best) >= weight(thing) ? best : thing),
    undefined,
  );
}

/** Degrees that stand a leaning motif upright: blades point down, flowers and feathers up. */
const upright: [RegExp, number][] = [
  [/\/(plain-dagger|skeleton-key|anchor|ankh|olive|rocket)$/, 45],
  [/\/(broadsword|katana)$/, 135],
  [/\/(arrow|feather|battle-axe|falling-leaf)$/, -45],
  [/\/rose$/, -42],
  [/\/shut-rose$/, -30],
];

export const uprightTurn = (motif: string): number =>
  upright.find(([kind]) => kind.test(motif))?.[1] ?? 0;

/** Flowers and plumes that a hand holds together by their stems. */
export const hasStem = (motif: string): boolean =>
  /\/(rose|shut-rose|feather|olive|poppy)$/.test(motif);

/** Signs that stand upright, whatever they are with. */
export const isStanding = (motif: string): boolean => /\/(anchor|cross|ankh)$/.test(motif);

/** Bodies without gaps: what lies behind shows only where it comes out. */
export const isCompact = (motif: string): boolean =>
  /\/(hearts|pierced-heart|crowned-heart|heart-organ|locked-heart|death-skull|calavera|rose|lotus|sunflower|jasmine|shield|cut-diamond|semi-closed-eye)$/.test(
    motif,
  );

/** What winds about a shaft: it is drawn coiled there. */
export const winds = (motif: string): boolean =>
  /\/(snake|rattlesnake|cobra|sea-serpent|sea-dragon)$/.test(motif);

/** What grows out of the other, as its path. */
export const rises = (motif: string): boolean => motif.endsWith('/unalome');

/** What stands on a board, side by side. */
export const isChessPiece = (motif: string): boolean => /\/chess-/.test(motif);

/** Whoever sits down on what it is with. */
export const perches = (motif: string): boolean =>
  /\/(raven|owl|barn-owl|cat|frog|monkey|squirrel|vulture|hawk-emblem)$/.test(motif);

/** Shafts thin enough to be wound about. */
export const isShaft = (motif: string): boolean =>
  /\/(plain-dagger|broadsword|katana|arrow|cross|anchor)$/.test(motif);

/** Profiles drawn towards the left; all others look to the right, or at us. */
const leftward = /\/(squirrel|rabbit|praying-mantis|koala|kangaroo|barn-owl|viking-head)$/;

/** Whether a motif has to be mirrored to look towards the left or the right. */
export const mirroredTo = (motif: string, way: -1 | 1): boolean =>
  leftward.test(motif) ? way > 0 : way < 0;

/** Motifs that show several already, and what shows one of them beside others. */
const groups: Record<string, number> = {
  'delapouite/circling-fish': 2,
  'lorc/crossed-swords': 2,
  'lorc/crossed-pistols': 2,
  'delapouite/birch-trees': 2,
  'delapouite/musical-notes': 2,
  'delapouite/mushrooms': 3,
  'lorc/linked-rings': 2,
  'lorc/crossed-axes': 2,
};

/** Whether a motif shows several by itself. */
export const isGroup = (motif: string): boolean => motif in groups;

/** The thing with as many copies of its motif as show the number asked for. */
export const ungrouped = (thing: Thing): Thing => ({
  ...thing,
  count: Math.max(1, Math.round(thing.count / (groups[thing.motif] ?? 1))),
});
