import type { PromptSuggestion } from '@tintory/contract';
import type { PlaceLibrary } from './load-library.ts';
import { indexNames } from './name-index.ts';
import { proposePlaces } from './propose-places.ts';
import { readWords, type PlaceWords } from './read-words.ts';
import { languageOf, termsOf } from './terms.ts';

/** Places named for a word that has no match. */
const nearCount = 3;
/** Words that places are named for; more would be a second text to read. */
const mostWords = 5;
/** Longest word that is listed as unknown: a sentence in a script without spaces is not a word. */
const longestWord = 40;

export type PlaceFinder = {
  read(text: string): PlaceWords;
  /** Three places for each of the words, the nearest in spelling first, named in the text's language. */
  suggest(words: readonly string[], text: string): PromptSuggestion[];
};

/** Finds places by words; the names of the library are indexed once. */
export function createPlaceFinder(library: PlaceLibrary): PlaceFinder {
  const index = indexNames(library);
  const usual = proposePlaces(library, 'product');
  return {
    read: (text) => readWords(library, index, text),
    suggest: (words, text) => {
      const language = languageOf(text);
      const told = words.filter(({ length }) => length <= longestWord).slice(0, mostWords);
      return told.map((word) => {
        const near = termsOf(word).flatMap(({ term }) => index.nearPlaces(term));
        const places = [...new Set([...near, ...usual])].slice(0, nearCount);
        const names = places.map((id) => library.places.get(id)?.names[language] ?? id);
        return { instead_of: word, words: names, places };
      });
    },
  };
}
