import { plainText } from './plain-text.ts';

/** Arabic writes `and`, `with`, `like`, `for` and `the` in front of a word without a gap. */
const joined = '[وفبكل]?(?:ال|ل)?';

/** A pattern of the words of a list; `_` joins words, `*` stands for any ending. */
export const wordsOf = (list: string): string =>
  plainText(list)
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replaceAll('*', String.raw`\p{L}*`))
    .map((word) => (/^\p{Script=Arabic}/u.test(word) ? `${joined}${word}` : word))
    .join('|');

/** The words of a pattern where no letter is before them and none after. */
export const whole = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
