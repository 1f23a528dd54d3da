import { createPartFinder, type ColorName, type Part, type Thing } from '@tintory/prompts';
import type { Art } from './art.ts';
import { colorOf, mapFills, shadeOf } from './recolor.ts';

/** What people call a part, in English, German and Arabic. */
const names: Record<string, string> = {
  roof: 'roof, dach, سقف',
  door: 'door, front door, tür, haustür, باب',
  window: 'window, fenster, نافذة',
  chimney: 'chimney, schornstein, kamin',
  wall: 'wall, wand',
  wheel: 'wheel, rad, عجلة',
  mane: 'mane, mähne',
  tail: 'tail, schwanz, ذيل',
  ear: 'ear, ohr, اذن',
  eye: 'eye, auge, عين',
  nose: 'nose, carrot nose, nase, karottennase, möhrennase, انف',
  beak: 'beak, bill, schnabel, منقار',
  belly: 'belly, bauch, بطن',
  scarf: 'scarf, schal, وشاح',
  hat: 'hat, top hat, hut, قبعة',
  sail: 'sail, segel, شراع',
  leaf: 'leaf, blatt',
  stem: 'stem, stiel',
  beard: 'beard, bart, لحية',
  wing: 'wing, flügel, جناح',
  flag: 'flag, flagge, fahne, علم',
  ladder: 'ladder, leiter',
  frame: 'frame, rahmen',
};

const findNamed = createPartFinder(names);

/**
 * How a part is painted: the colours of the drawing that make it, its main one first, where
 * `#e6e6e6/2` is the second of that colour; or what is drawn over it in the colour `#part`.
 */
type Look = string;

const eyes = (x: number, y: number): Look =>
  `<circle cx="${x}" cy="${y}" r="1.5" fill="#part"/><ellipse cx="${x}" cy="${y}" rx=".55" ry="1" fill="#212121"/>`;

/** The elephant's, which shares a path with its tusk. */
const ear =
  '<path fill="#part" d="M10 6c4.474 0 8.203 3.182 8.977 7.376A1.383 1.383 0 0 1 17.602 15h-6.207A1.386 1.386 0 0 1 10 13.624z"/>';

/** Parts that drawings show, and how many of it where they are several. */
const shown: Record<string, Record<string, Look | [Look, seen: number]>> = {
  house: { roof: '#f8312f', door: '#8c5543', window: '#83cbff', chimney: '', wall: '#f3c07b' },
  castle: { roof: ['#f8312f', 3], door: '#5235a6', flag: ['#26c9fc', 2] },
  automobile: { wheel: ['#e6e6e6/2', 2], window: ['#26c9fc', 3], roof: '', door: '' },
  taxi: { roof: '', wheel: ['#d3d3d3/1', 2] },
  bus: { roof: '', wheel: ['#d3d3d3', 2], window: ['#26c9fc', 4] },
  bicycle: { wheel: ['#321b41', 2], frame: '#f92f60' },
  horse: { mane: '#1c1c1c/1', tail: '#1c1c1c/1' },
  unicorn: { mane: '#ff6dc6/1', tail: '#ff6dc6/1' },
  elephant: { ear: [ear, 2], eye: [eyes(5.5, 13.5), 2] },
  'fire-engine': { ladder: '' },
  'tintory-sand-castle': { flag: '#e5484d' },
  'man-standing': { beard: '' },
  cat: { eye: [eyes(6.5, 12), 2], tail: '' },
  dog: { eye: [eyes(7.5, 11), 2], tail: '' },
  penguin: { belly: '#fff', beak: '#ff822d' },
  owl: { eye: ['#fcd53f', 2], belly: '#ffdea7' },
  snowman: { scarf: '#0084ce #0074ba/1', hat: '#321b41', nose: '#ff6723' },
  bird: { beak: '#f9c23c' },
  tulip: { stem: '#86d72f', leaf: ['#86d72f', 2] },
  rose: { stem: '#86d72f', leaf: ['#86d72f', 2] },
  sunflower: { stem: '#44911b', leaf: ['#44911b', 2] },
  sailboat: { sail: '#fcd53f' },
  'tintory-cake': { candle: '#35c7f0' },
  'tintory-ship-bottle': { ship: '#c8553d' },
  'man-surfing': { board: '#d73b9a' },
  'woman-surfing': { board: '#d73b9a' },
  'person-surfing': { board: '#d73b9a' },
  'man-biking': { bicycle: '#f8312f' },
  'woman-biking': { bicycle: '#f8312f' },
  'person-biking': { bicycle: '#f8312f' },
};

function lookOf(motif: string, part: string): Look | undefined {
  const [look] = [shown[motif.replace(/-\d+$/, '')]?.[part]].flat();
  return typeof look === 'string' ? look : undefined;
}

/** What stands beside nobody who is said to have it, drawn or not. */
const attached = /^(roof|door|window|chimney|wheel|mane|tail|ear|eye|beak|wing|sail)$/;

/** The part that a word names of a motif's drawing; none of it is seen where it does not show it. */
export function partOf(motif: string, word: string): Part | undefined {
  const named = findNamed(word);
  if (!named) return undefined;
  const { part, plural } = named;
  const look = shown[motif]?.[part];
  if (look === undefined && (!attached.test(part) || /wall$/.test(motif))) return undefined;
  const seen = look === undefined ? 0 : typeof look === 'string' ? 1 : look[1];
  const isPaintable = Boolean(lookOf(motif, part));
  return { part, seen, plural, isPaintable };
}

/** A painted drawing with its parts in the colours told of them; the original tells which is which. */
export function paintParts(painted: string, { body }: Pick<Art, 'body'>, thing: Thing): string {
  let drawn = painted;
  for (const [part, color] of Object.entries(thing.parts ?? {})) {
    const look = lookOf(thing.motif, part);
    if (!look || color === 'own') continue;
    const fill = colorOf(color);
    if (look.startsWith('<')) drawn += look.replace('#part', fill);
    else drawn = paintFills(drawn, body, look.split(' '), color);
  }
  return drawn;
}

function paintFills(painted: string, body: string, fills: string[], color: ColorName): string {
  const counts = new Map<string, number>();
  const [main = ''] = fills.map((fill) => fill.split('/')[0]);
  const isPart: (string | undefined)[] = [];
  mapFills(body, (fill) => {
    const nth = (counts.get(fill) ?? 0) + 1;
    counts.set(fill, nth);
    isPart.push(fills.includes(fill) || fills.includes(`${fill}/${nth}`) ? fill : undefined);
    return fill;
  });
  let at = 0;
  return mapFills(painted, (fill) => {
    const old = isPart[at];
    at += 1;
    return old ? shadeOf(color, old, main) : fill;
  });
}

/** Every part that takes a colour, with its motif. */
export const paintedParts: [motif: string, part: string][] = Object.entries(shown).flatMap(
  ([motif, parts]) =>
    Object.keys(parts)
      .filter((part) => lookOf(motif, part))
      .map((part): [string, string] => [motif, part]),
);
