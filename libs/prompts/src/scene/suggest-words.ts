import type { PromptSuggestion } from '@tintory/contract';
import { findSense } from './lexicon.ts';
import { normalizeArabic } from '../tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Most words that get suggestions. */
const maxWords = 5;

/** Suggests known words with a similar spelling for unknown ones. */
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

/** Whether a word has a meaning, as a colour that a design lacks, and is no misspelling. */
const isSpelledRight = (word: string): boolean =>
  findSense(normalizeArabic(word).split(' ')) !== undefined;
