import type { Place, Thing } from '@tintory/prompts';
import { emojiArt } from './emoji-art.ts';
import type { Art } from './art.ts';
import { is, isCreature, motifOf } from './catalogue/catalogue.ts';
import { isLying } from './lie.ts';

/** A thing with its drawing; `tall` is its height relative to a person. */
export type Sized = { thing: Thing; art: Art; tall: number };

const bySize = { tiny: 0.5, small: 0.68, large: 1.45, giant: 2 };

/** Limits of the zoom. */
const zoomRange = [0.62, 2.4] as const;

/** Names of the young that share a motif with the grown-ups. */
const young =
  /^(girl|boy|child|kid|toddler|mädchen|junge|kind|(grand)?(daughter|son)|(little )?(sister|brother)|niece|nephew|tochter|sohn|schwester|bruder|enkelin|enkel|nichte|neffe|بنت|ولد|طفل|ابنة|ابن|اخت|اخ|حفيدة|حفيد|calf|foal|lamb|piglet|kitten|puppy|kalb|fohlen|lamm|ferkel|kätzchen|welpe|جرو|مهر|عجل)$/;
const youngShare = 0.7;

/** Measures things and zooms so that the largest has a usual height. */
export async function sizeThings(things: Thing[], place?: Place): Promise<Sized[]> {
  const measured = await Promise.all(
    things.map(async (thing) => ({ thing, art: await emojiArt(thing.motif), tall: tallOf(thing) })),
  );
  const told = measured.map((one) => ({ ...one, tall: contrasted(one, measured) }));
  const carried = told.map((one, i) => ({ ...one, tall: carrying(one.tall, i, told) }));
  const largest = Math.max(0.01, ...carried.map(reachOf));
  const sized = carried.map((one) => ({ ...one, tall: Math.max(one.tall, largest * least) }));
  const [from, to] = frameOf(things, place);
  const wished = largest < from ? (from / largest) ** 0.85 : largest > to ? to / largest : 1;
  const zoom = Math.min(zoomRange[1], Math.max(zoomRange[0], wished));
  return sized.map((one) => ({ ...one, tall: one.tall * zoom }));
}

/** Size of a thing: for somebody lying their length. */
const reachOf = ({ thing, art, tall }: Sized): number =>
  isLying(thing.motif) ? (tall * (art.right - art.left)) / (art.bottom - art.top) : tall;

/** Least height of a thing, in heights of the largest. */
const least = 0.11;

/** Range of the largest thing's height that needs no zoom. */
function frameOf(things: readonly Thing[], place?: Place): readonly [from: number, to: number] {
  const isAll = (size: Thing['size']) =>
    things.length > 0 && things.every((thing) => thing.size === size);
  if (isAll('giant')) return [2.6, 2.8];
  if (isAll('tiny')) return [0.5, 0.6];
  // A room is seen from near by.
  return place === 'room' ? [1.15, 1.7] : [1.5, 1.75];
}

/** Metres. */
const person = 1.75;

/**
 * Height a thing is drawn with, relative to a person: a picture book's scale, the square root of
 * nature's, in which a cat is not lost beside a house.
 */
const drawnHeight = (motif: string): number => Math.sqrt(motifOf(motif).height / person);

const tallOf = ({ motif, name, size }: Thing): number =>
  drawnHeight(motif) * (size ? bySize[size] : 1) * (young.test(name) ? youngShare : 1);

/** Least ratio of a large thing's height to a small one's. */
const contrast = 1.45;
const isLarge = ({ thing: { size } }: Sized) => size === 'large' || size === 'giant';
const isSmall = ({ thing: { size } }: Sized) => size === 'small' || size === 'tiny';

/** Moves sizes apart where they contradict the words: a giant mouse beside a tiny elephant. */
function contrasted(one: Sized, all: readonly Sized[]): number {
  const others = isLarge(one) ? all.filter(isSmall) : isSmall(one) ? all.filter(isLarge) : [];
  const way = isLarge(one) ? 1 : -1;
  return others.reduce((tall, other) => {
    const share = (one.tall / other.tall) ** way;
    return share < contrast ? tall * Math.sqrt(contrast / share) ** way : tall;
  }, one.tall);
}

/** Heights of who is below it that a shelter has. */
const roofed = 1.9;

/** Enlarges a thing for what is on, under or in it: a mushroom over a mouse, a basket of puppies. */
function carrying(tall: number, index: number, all: readonly Sized[]): number {
  const those = (kind: 'on' | 'under' | 'in') =>
    all.filter(({ thing: { relation } }) => relation?.kind === kind && relation.to === index);
  const motif = all[index]?.thing.motif ?? '';
  const { carries = 0.75, rim } = motifOf(motif);
  return Math.max(
    tall,
    ...those('on').map((load) => load.tall * carries),
    ...(rim ? those('in').filter(isLively).map(roomFor) : []),
    ...(is(motif, 'shelter') ? those('under').map((one) => Math.min(one.tall, 0.6) * roofed) : []),
  );
}

const isLively = ({ thing }: Sized): boolean => isCreature(thing.motif);
/** Height a vessel needs for its contents; several need a wider one. */
const roomFor = ({ thing, tall }: Sized): number => tall * 0.95 * Math.min(3, thing.count) ** 0.8;
