import type { LightName, StudioName } from '@tintory/imaging';
import { hasColor } from './scene-sights.ts';
import type { Place } from './scene-colors.ts';
import type { Phrase } from './scene-phrases.ts';
import type { Token } from './scene-tokens.ts';
import { lightGroups, ownLights } from './words/light-words.ts';
import { ownColors } from './words/place-words.ts';

/** A light that is wished for, and the words that say so. */
export type LightWish = {
  light: LightName;
  /** Where it stands when no place is named. */
  studio: StudioName;
  clause: number;
  step: number;
  at: number;
  tokens: Token[];
};

/** The lights of a prompt, and the phrases that say something else. */
export function findLights(phrases: readonly Phrase[]): { lights: LightWish[]; others: Phrase[] } {
  const lights: LightWish[] = [];
  const others: Phrase[] = [];
  for (const phrase of phrases) {
    const { noun, clause, step, at, tokens } = phrase;
    const last = lights.at(-1);
    if (noun?.kind === 'light') {
      const { light, studio } = noun;
      lights.push({ light, studio, clause, step, at, tokens: [...tokens] });
    } else if (last?.clause === clause && isItsColor(phrase, last)) {
      last.tokens.push(...tokens);
    } else others.push(phrase);
  }
  return { lights, others };
}

/** A sunset in orange is no paper in orange. */
function isItsColor(phrase: Phrase, { studio }: LightWish): boolean {
  if (phrase.noun || !hasColor(phrase.tokens)) return false;
  return phrase.tokens.every(({ meaning }) => meaning?.kind === 'color' && isOwn(meaning, studio));
}

const isOwn = ({ color }: { color: string }, studio: StudioName): boolean =>
  ownColors[studio].split(' ').includes(color);

/** Light in a place has the colours of its hour, and no other. */
export function leaveColors({ studio, tokens }: LightWish, left: Set<Token>): void {
  for (const token of tokens) {
    const { meaning } = token;
    if (meaning?.kind === 'color' && !isOwn(meaning, studio)) left.add(token);
    if (meaning?.kind === 'shade' && meaning.shade === 'dark' && studio !== 'night') {
      left.add(token);
    }
  }
}

/** The lights of phrases, whatever else they say: what is not wanted of them. */
export const lightsOf = (phrases: readonly Phrase[]): LightName[] =>
  phrases.flatMap(({ noun, tokens }) => [
    ...(noun?.kind === 'light' ? [noun.light] : []),
    ...tokens.flatMap(({ meaning }) => (meaning?.kind === 'mood' ? (meaning.light ?? []) : [])),
  ]);

/** The lights a place has anyway: a setting's light is its own. */
export const ownLightsOf = ({ studio, setting }: Place): readonly LightName[] =>
  setting ? [] : ownLights[studio];

/** What the stage has to add to a place, which has some of the lights anyway. */
export function addedLights(
  place: Place,
  lights: readonly LightName[],
  avoided: readonly LightName[],
): LightName[] {
  const own = ownLightsOf(place);
  const has = (group: string) => lights.some((light) => lightGroups[light] === group);
  const [hour] = own.filter((light) => light === 'night' || light === 'sunset');
  // Snow lies in daylight, unless it is said to fall at night.
  if (has('weather')) return has('tone') || !hour ? [...lights] : [...lights, hour];
  const added = lights.filter((light) => lightGroups[light] !== 'tone' || !own.includes(light));
  if (added.length > 0 && !added.every((light) => own.includes(light))) return added;
  return own.some((light) => lightGroups[light] === 'pattern' && avoided.includes(light))
    ? ['even']
    : [];
}
