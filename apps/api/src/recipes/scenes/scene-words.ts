import type { LightName, StudioName } from '@tintory/imaging';
import type { Scene } from './join-lights.ts';
import { placeIn, type Place } from './scene-colors.ts';
import { addedLights, lightsOf } from './scene-lights.ts';
import { readPhrases, type Phrase } from './scene-phrases.ts';
import { chooseScenes } from './scene-places.ts';
import { hasColor } from './scene-sights.ts';
import type { Token } from './scene-tokens.ts';

/** A place, and what the stage adds to its light. */
export type LitPlace = Place & { lights: LightName[] };

export type SceneWish = {
  /** In the order they are named; none where the prompt names none. */
  places: LitPlace[];
  /** The studios of the places, and the first colour they have. */
  studios: StudioName[];
  color: string | null;
  /** What is not wanted. */
  avoided: StudioName[];
  avoidedLights: LightName[];
  /** Words that were read and are drawn, and words that are not. */
  understood: string[];
  unknown: string[];
};

/** As many unknown words are named; more would only be noise. */
const mostUnknown = 12;

const first = (words: Iterable<string>) => [...new Set(words)].slice(0, mostUnknown);

/**
 * Reads where something should stand, and in what light, out of a prompt in English, German or Arabic.
 *
 * @param pictures how many are made: the words of a place that none of them shows are not understood
 */
export function readScene(prompt: string, pictures = Infinity): SceneWish {
  const phrases = readPhrases(prompt);
  const wanted = phrases.filter(({ negation }) => !negation);
  const unwanted = phrases.filter(({ negation }) => negation);
  const avoidedLights = lightsOf(unwanted);
  const { scenes: all, left } = chooseScenes(wanted, avoidedLights);
  const excluded = studiosOf(unwanted.filter(isPlainPlace));
  const scenes = all.filter(({ studio }) => !excluded.includes(studio));
  leaveUnseen(wanted, scenes, pictures, left);
  return {
    places: scenes.map(({ lights, ...scene }) => ({ ...placeIn(scene), lights })),
    studios: [...new Set(scenes.map(({ studio }) => studio))],
    color: scenes.find(({ tint }) => tint)?.tint ?? null,
    avoided: studiosOf(unwanted),
    avoidedLights,
    ...tellWords(phrases, left),
  };
}

/** A place as it is, but for the lights that are not wanted. */
export const plainPlace = (studio: StudioName, { avoidedLights }: SceneWish): LitPlace => ({
  studio,
  lights: addedLights({ studio }, [], avoidedLights),
});

/** The wish where another choice than the prompt says what the place is. */
export const withoutWords = ({ understood, unknown }: SceneWish) => ({
  understood: [],
  unknown: first([...understood, ...unknown]),
});

/** What no picture shows counts for nothing, nor does what was said beside it. */
function leaveUnseen(wanted: Phrase[], scenes: Scene[], pictures: number, left: Set<Token>): void {
  const seen = scenes.slice(0, pictures);
  for (const { tokens, clause } of wanted) {
    for (const token of tokens) {
      const owners = scenes.filter((scene) => scene.tokens.has(token));
      const around = owners.length ? owners : scenes.filter(({ clauses }) => clauses.has(clause));
      if (around.length > 0 && !around.some((scene) => seen.includes(scene))) left.add(token);
    }
  }
}

function tellWords(phrases: Phrase[], left: Set<Token>) {
  const [understood, unknown]: [string[], string[]] = [[], []];
  for (const phrase of phrases) {
    const { negation, tokens } = phrase;
    if (negation) {
      const words = [negation, ...tokens].map(({ word }) => word).join(' ');
      (isUnderstood(phrase) ? understood : unknown).push(words);
      continue;
    }
    for (const token of tokens) {
      if (!token.meaning || left.has(token)) unknown.push(token.word);
      else if (!isSilent(token.meaning.kind)) understood.push(token.word);
    }
  }
  return { understood: [...new Set(understood)], unknown: first(unknown) };
}

/** A background is in every photograph, and so is what it is of. */
const isSilent = (kind: string): boolean => kind === 'ground' || kind === 'thing';

/** What is not wanted can be left out: a place, a colour, or a light. */
function isUnderstood(phrase: Phrase): boolean {
  const { noun, tokens } = phrase;
  if (tokens.some(({ meaning }) => !meaning)) return false;
  if (hasColor(tokens) || lightsOf([phrase]).length > 0) return true;
  return noun !== undefined && !isSilent(noun.kind);
}

/** No marble at all; no white marble leaves black one, and no table leaves a floor of wood. */
const isPlainPlace = ({ noun, tokens }: Phrase): boolean =>
  noun?.kind === 'place' && !hasColor(tokens);

const studiosOf = (phrases: Phrase[]): StudioName[] => [
  ...new Set(
    phrases.flatMap(({ noun }) =>
      noun && 'studio' in noun && noun.kind !== 'setting' ? [noun.studio] : [],
    ),
  ),
];
