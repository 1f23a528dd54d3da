import {
  lemmas,
  settingSurfaces,
  tokenize,
  type LightName,
  type SettingName,
  type StudioName,
} from '@tintory/imaging';
import { colorWords, shadeWords, thingColorWords, type SceneColor } from './color-words.ts';
import {
  jointWords,
  negationWords,
  relationWords,
  silentWords,
  thingWords,
} from './function-words.ts';
import { lampWords, lightWords } from './light-words.ts';
import { groundWords, moodWords, paperWords, placeWords, roomWords } from './place-words.ts';
import { settingWords } from './setting-words.ts';

export type Shade = keyof typeof shadeWords;
/** A comma parts wishes, too, but none from the light of another. */
export type Joint = keyof typeof jointWords | 'pause';

/** What a word may stand for, beside a place: see the lists. */
export type Noun =
  | { kind: 'place' | 'room'; studio: StudioName }
  /** `studio` is the surface before it. */
  | { kind: 'setting'; setting: SettingName; studio: StudioName }
  /** `studio` is where it stands when no place is named. */
  | { kind: 'light'; light: LightName; studio: StudioName }
  | { kind: 'paper' | 'ground' | 'thing' };

/** What a word of a prompt says about the place. */
export type Meaning =
  | Noun
  | { kind: 'mood'; studios: StudioName[]; light?: LightName }
  /** `isThing` where the word names a thing as well: one, or in a form that may be several. */
  | { kind: 'color'; color: SceneColor; shade?: Shade; isThing?: 'singular' | 'inflected' }
  | { kind: 'shade'; shade: Shade }
  | { kind: 'joint'; joint: Joint }
  | { kind: 'negation' | 'relation' | 'silent' };

const listed = (list: string, meaning: Meaning) =>
  tokenize(list).map((word) => [word, meaning] as const);

const entriesOf = <Key extends string>(lists: Partial<Record<Key, string>>) =>
  Object.entries(lists) as [Key, string][];

/** What is listed first counts, so the order of the lists decides. */
const meanings = new Map<string, Meaning>(
  [
    ...listed(silentWords, { kind: 'silent' }),
    ...listed(thingWords, { kind: 'thing' }),
    ...listed(relationWords, { kind: 'relation' }),
    ...entriesOf(shadeWords).flatMap(([shade, list]) => listed(list, { kind: 'shade', shade })),
    ...entriesOf(colorWords).flatMap(([color, list]) => listed(list, { kind: 'color', color })),
    ...moodWords.flatMap(([studios, list, light]) =>
      listed(list, { kind: 'mood', studios, ...(light && { light }) }),
    ),
    ...lightWords.flatMap(([light, studio, list]) =>
      listed(list, { kind: 'light', light, studio }),
    ),
    ...entriesOf(roomWords).flatMap(([studio, list]) => listed(list, { kind: 'room', studio })),
    ...entriesOf(settingWords).flatMap(([setting, list]) =>
      listed(list, { kind: 'setting', setting, studio: settingSurfaces[setting] }),
    ),
    ...listed(groundWords, { kind: 'ground' }),
    ...listed(paperWords, { kind: 'paper' }),
    ...entriesOf(placeWords).flatMap(([studio, list]) => listed(list, { kind: 'place', studio })),
    ...entriesOf(jointWords).flatMap(([joint, list]) => listed(list, { kind: 'joint', joint })),
    ...listed(negationWords, { kind: 'negation' }),
  ].reverse(),
);

/** German joins a material to what is made of it, and a shade to its colour; a hue is no thing. */
const madeOf =
  /^(\p{L}{3,}?)s?(tisch|platte|brett|boden|hintergrund|wand|tuch|papier|karton)e?[ns]?$/u;
const hueOf = /^(\p{L}{3,})farbene?[rnms]?$/u;
const shadeOf = /^(dunkel|hell)(\p{L}{3,})$/u;

const things = new Set(tokenize(thingColorWords));

function find(word: string): Meaning | undefined {
  const plain = tokenize(word);
  const form = plain.flatMap(lemmas).find((one) => meanings.has(one));
  const found = form === undefined ? undefined : meanings.get(form);
  if (found?.kind !== 'color' || !form || !things.has(form)) return found;
  return { ...found, isThing: plain.includes(form) ? 'singular' : 'inflected' };
}

/** What a word says of the place, in whatever form it is written. */
export function meaningOf(word: string): Meaning | undefined {
  const found = find(word);
  if (found) return found;
  const [, material, made = ''] = madeOf.exec(word) ?? [];
  if (material) return materialOf(material, made);
  const [, hue] = hueOf.exec(word) ?? [];
  const hued = hue ? find(hue) : undefined;
  if (hued?.kind === 'color') return { kind: 'color', color: hued.color };
  const [, shade, color] = shadeOf.exec(word) ?? [];
  const colored = color ? find(color) : undefined;
  if (colored?.kind !== 'color') return undefined;
  return { ...colored, shade: shade === 'hell' ? 'light' : 'dark' };
}

/** Light falls on a wall and a floor, but no board is made of a window. */
function materialOf(material: string, made: string): Meaning | undefined {
  const found = find(material);
  return found?.kind === 'light' && !/^(boden|hintergrund|wand)$/u.test(made) ? undefined : found;
}

const lamps = new Set(tokenize(lampWords));

/** Whether a word is one for light itself, and none for what it is like. */
export const isLamp = (word: string): boolean =>
  tokenize(word)
    .flatMap(lemmas)
    .some((form) => lamps.has(form));

/** Whether a word is the Arabic `and` with a word that has a meaning without it. */
export const isJoinedAnd = (word: string): boolean =>
  word.startsWith('و') &&
  !tokenize(word).some((form) => meanings.has(form)) &&
  find(word.slice(1)) !== undefined;
