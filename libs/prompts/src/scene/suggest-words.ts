import type { PromptSuggestion } from '@tintory/contract';
import { findSense } from './lexicon.ts';
import { normalizeArabic } from '../tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words for which something is suggested; more would be a second prompt to read. */
const maxWords = 5;

/** Known words for those that were not understood, as far as there are near ones. */
export function suggestWords(
  unknown: readonly string[],
  vocabulary: Pick<Vocabulary, 'near'>,
): PromptSuggestion[] {
  return unknown
    .filter((word) => !isSpelledRight(word))
    .map((word) => ({
      instead_of: word,
      words: vocabulary.near(normalizeArabic(word)).filter((near) => near !== word),
    }))
    .filter(({ words }) => words.length > 0)
    .slice(0, maxWords);
}

/** A colour in a drawing that has none is left out, and is no slip of the finger. */
const isSpelledRight = (word: string): boolean =>
  findSense(normalizeArabic(word).split(' ')) !== undefined;
