import { plainText } from './plain-text.ts';

/** Arabic writes `and`, `with`, `like`, `for` and `the` in front of a word without a gap. */
const joined = '[وفبكل]?(?:ال|ل)?';

/**
 * A letter of a plain text, in the scripts of the lists. Written as the few ranges that these are,
 * since a pattern holds it hundreds of times: with every letter there is, the patterns take a second
 * to compile.
 */
const letter = String.raw`[a-z\u00df-\u00f6\u00f8-\u024f\u0370-\u052f\u05d0-\u05ea\u0620-\u064a\u066e-\u06d3]`;

/** How umlauts are written without their keys. */
const inTwoLetters = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');

/** A pattern of the words of a list; `_` joins words, `*` stands for any ending. */
export const wordsOf = (list: string): string =>
  plainText(list.replace(/\S*[äöü]\S*/g, (word) => `${word} ${inTwoLetters(word)}`))
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replaceAll('*', String.raw`\p{L}*`))
    .map((word) => (/^\p{Script=Arabic}/u.test(word) ? `${joined}${word}` : word))
    .join('|');

/** A pattern for plain texts: `\\p{L}` in it is a letter of theirs. */
export const plainPattern = (source: string, flags = ''): RegExp =>
  new RegExp(source.replaceAll(String.raw`\p{L}`, letter), `u${flags}`);

/** The words of a pattern where no letter is before them and none after. */
export const whole = (words: string, flags = ''): RegExp =>
  plainPattern(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, flags);
