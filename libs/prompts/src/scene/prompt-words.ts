import { wordsOf, type Token } from '../tokens.ts';

/** Most words that are read. */
const maxWords = 200;
/** Most characters that are read. */
const maxCharacters = 4_000;

/** A prompt without HTML tags. */
export const withoutMarkup = (prompt: string): string => prompt.replace(/<[^<>]{0,300}>/g, ' ');

/** The words and numbers of a prompt, as far as it is read. */
export const promptWords = (prompt: string): Token[] =>
  wordsOf(withoutMarkup(prompt.slice(0, maxCharacters))).slice(0, maxWords);

/** The folded words of a prompt. */
export const tokenize = (prompt: string): string[] =>
  promptWords(prompt).map(({ folded }) => folded);

/** The same by clause. */
export const clausesOf = (words: readonly Token[]): string[][] =>
  [...new Set(words.map(({ clause }) => clause))].map((clause) =>
    words.filter((word) => word.clause === clause).map(({ folded }) => folded),
  );

/** Folded Arabic words with their original spellings. */
export const spellings = (words: readonly Token[]): Map<string, string> =>
  new Map(
    words
      .filter(({ kind, written, folded }) => kind === 'word' && written.toLowerCase() !== folded)
      .map(({ written, folded }) => [folded, written]),
  );
