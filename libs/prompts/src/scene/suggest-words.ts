import type { PromptSuggestion } from '@tintory/contract';
import { findSense } from './lexicon.ts';
import { foldText } from '../tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Most words that get suggestions. */
const maxWords = 5;

/** Suggests known words with a similar spelling for unknown ones. */
export function suggestWords(
  unknown: readonly string[],
  vocabulary: Pick<Vocabulary, 'near'>,
): PromptSuggestion[] {
  return (
    unknown
      // A word with a meaning, as a colour that a design lacks, is no misspelling.
      .filter((word) => !findSense(foldText(word).split(' ')))
      .map((word) => ({
        instead_of: word,
        words: vocabulary.near(foldText(word)).filter((near) => near !== word),
      }))
      .filter(({ words }) => words.length > 0)
      .slice(0, maxWords)
  );
}
