import type { PromptSuggestion } from '@tintory/contract';
import { nearNames } from '@tintory/imaging';
import { lightWords } from './words/light-words.ts';
import { paperWords, placeWords, roomWords } from './words/place-words.ts';
import { relatedPlaces } from './words/related-places.ts';
import { settingWords } from './words/setting-words.ts';

/** Words for which places are suggested; more would be a second prompt to read. */
const mostWords = 5;

const namesOf = (list: string, place: string): [string, string][] =>
  list.split(' ').map((name) => [name, place]);

/** What places are called, each with what it is. */
const names: [string, string][] = [
  ...Object.entries({ ...placeWords, paper: paperWords }).flatMap(([place, list]) =>
    namesOf(list, place),
  ),
  ...Object.entries(roomWords).flatMap(([place, list]) => namesOf(list, `${place} room`)),
  ...Object.entries(settingWords).flatMap(([setting, list]) => namesOf(list, setting)),
  ...lightWords.flatMap(([light, , list]) => namesOf(list, light)),
];

const related = new Map(
  relatedPlaces.flatMap(([places, list]) =>
    list.split(' ').map((word) => [word, places.split(' ')]),
  ),
);

/** Places that are known for words that were not understood, as far as there are near ones. */
export const nearPlaces = (unknown: readonly string[]): PromptSuggestion[] =>
  unknown
    .map((word) => ({ instead_of: word, words: related.get(word) ?? nearNames(word, names) }))
    .filter(({ words, instead_of: word }) => words.length > 0 && !words.includes(word))
    .slice(0, mostWords);
