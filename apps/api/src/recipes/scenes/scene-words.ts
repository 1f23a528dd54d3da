import type { StudioName } from '@tintory/imaging';
import type { Place } from './scene-colors.ts';
import { readPhrases, type Phrase } from './scene-phrases.ts';
import { choosePlaces } from './scene-places.ts';
import { hasColor } from './scene-sights.ts';

export type SceneWish = {
  /** In the order they are named; none where the prompt names none. */
  places: Place[];
  /** The studios of the places, and the first colour they have. */
  studios: StudioName[];
  color: string | null;
  /** What is not wanted. */
  avoided: StudioName[];
  /** Words that were read, and words that were not. */
  understood: string[];
  unknown: string[];
};

/** As many unknown words are named; more would only be noise. */
const mostUnknown = 12;

const first = (words: Iterable<string>) => [...new Set(words)].slice(0, mostUnknown);

/** Reads where something should stand out of a prompt in English, German or Arabic. */
export function readScene(prompt: string): SceneWish {
  const phrases = readPhrases(prompt);
  const wish = choosePlaces(phrases.filter(({ negation }) => !negation));
  const unwanted = phrases.filter(({ negation }) => negation);
  const excluded = studiosOf(unwanted.filter(isPlainPlace));
  const places = wish.places.filter(({ studio }) => !excluded.includes(studio));
  const [understood, unknown]: [string[], string[]] = [[], []];
  for (const phrase of phrases) {
    const { negation, tokens } = phrase;
    if (negation) {
      const words = [negation, ...tokens].map(({ word }) => word).join(' ');
      (isUnderstood(phrase) ? understood : unknown).push(words);
      continue;
    }
    for (const token of tokens) {
      if (!token.meaning || wish.left.has(token)) unknown.push(token.word);
      else if (!isSilent(token.meaning.kind)) understood.push(token.word);
    }
  }
  return {
    places,
    studios: [...new Set(places.map(({ studio }) => studio))],
    color: places.find(({ tint }) => tint)?.tint ?? null,
    avoided: studiosOf(unwanted),
    understood: [...new Set(understood)],
    unknown: first(unknown),
  };
}

/** The wish where another choice than the prompt says what the place is. */
export const withoutWords = ({ understood, unknown }: SceneWish) => ({
  understood: [],
  unknown: first([...understood, ...unknown]),
});

/** A background is in every photograph, and so is what it is of. */
const isSilent = (kind: string): boolean => kind === 'ground' || kind === 'thing';

/** What is not wanted can be left out: a place, or a colour. */
function isUnderstood({ noun, tokens }: Phrase): boolean {
  if (tokens.some(({ meaning }) => !meaning)) return false;
  return hasColor(tokens) || (noun !== undefined && !isSilent(noun.kind));
}

/** No marble at all; no white marble leaves black one, and no table leaves a floor of wood. */
const isPlainPlace = ({ noun, tokens }: Phrase): boolean =>
  noun?.kind === 'place' && !hasColor(tokens);

const studiosOf = (phrases: Phrase[]): StudioName[] => [
  ...new Set(phrases.flatMap(({ noun }) => (noun && 'studio' in noun ? [noun.studio] : []))),
];
