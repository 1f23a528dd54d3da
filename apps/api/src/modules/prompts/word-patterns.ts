import { plainText } from './plain-text.ts';

/** A pattern of the words of a list; `_` joins words, `*` stands for any ending. */
export const wordsOf = (list: string): string =>
  plainText(list)
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replaceAll('*', String.raw`\p{L}*`))
    .join('|');

/** The words of a pattern where no letter is before them and none after. */
export const whole = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
