import type { Token } from './scene-tokens.ts';
import { ownLights } from './words/light-words.ts';
import { ownColors } from './words/place-words.ts';
import type { Noun } from './words/scene-lexicon.ts';
import { surfaces } from './words/setting-words.ts';

export const nounOf = ({ meaning }: Token): Noun | undefined =>
  meaning &&
  ['place', 'setting', 'light', 'room', 'paper', 'ground', 'thing'].includes(meaning.kind)
    ? (meaning as Noun)
    : undefined;

/** How much a noun says of the place: a marble table is marble, whatever a table may be. */
const weight = { thing: 0, ground: 1, room: 2, paper: 3, place: 4, setting: 4, light: 4 } as const;

/** The noun of two that stand together, if they are one: marble and garden are two. */
export function joinNouns(first: Noun, second: Noun): Noun | undefined {
  if (first.kind === 'light' || second.kind === 'light') return joinLight(first, second);
  if (first.kind === 'setting' || second.kind === 'setting') return joinSetting(first, second);
  if ('studio' in first && 'studio' in second && first.studio === second.studio) {
    return weight[first.kind] >= weight[second.kind] ? first : second;
  }
  if (first.kind === 'place' && second.kind === 'place') return undefined;
  if (first.kind === 'paper' && second.kind === 'place') return undefined;
  return weight[first.kind] >= weight[second.kind] ? first : second;
}

/** A marble kitchen has a worktop of marble; a kitchen and a garden are two. */
function joinSetting(first: Noun, second: Noun): Noun | undefined {
  const [setting, other] = second.kind === 'setting' ? [second, first] : [first, second];
  if (setting.kind !== 'setting') return undefined;
  if (other.kind === 'setting') return other.setting === setting.setting ? first : undefined;
  if (other.kind !== 'place') return setting;
  return surfaces.has(other.studio) ? { ...setting, studio: other.studio } : undefined;
}

/** A light beside a place is something else, unless the place has it anyway. */
function joinLight(first: Noun, second: Noun): Noun | undefined {
  const [light, other] = second.kind === 'light' ? [second, first] : [first, second];
  if (light.kind !== 'light') return undefined;
  if (other.kind === 'light') return other.light === light.light ? first : undefined;
  if (other.kind === 'ground' || other.kind === 'thing') return light;
  return other.kind === 'place' && ownLights[other.studio].includes(light.light)
    ? other
    : undefined;
}

/** Whether a place only says which shade a colour has: a forest is a place, forest green is none. */
export const namesShade = (noun: Noun, { meaning }: Token): boolean =>
  (noun.kind === 'place' || noun.kind === 'light') &&
  meaning?.kind === 'color' &&
  ownColors[noun.studio].split(' ').includes(meaning.color);
