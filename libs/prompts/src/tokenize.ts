import { withoutMarkup } from './without-markup.ts';

/** Most words that are read. */
const maxWords = 200;
/** Most characters that are read. */
const maxCharacters = 4_000;

/** Arabic vowel signs and the tatweel, which are mostly not typed. */
const arabicMarks = /[\u064B-\u0652\u0670\u0640]/gu;

/** Separators of clauses, except the point of a number or an initial. */
const pause = /[,;:!?()|\n،؛。、]|\.(?=\s|$)/u;

/**
 * Splits a prompt into lower-case words of letters or digits, in one Unicode form. Markup, punctuation
 * and emoji are dropped; hyphens separate words.
 */
export const tokenize = (prompt: string): string[] => tokenizeClauses(prompt).flat();

/** The words of a prompt by clause. */
export function tokenizeClauses(prompt: string): string[][] {
  const plain = withoutMarkup(prompt.slice(0, maxCharacters)).normalize('NFKC').toLowerCase();
  let room = maxWords;
  return plain.split(pause).map((clause) => {
    const words = wordsOf(clause).slice(0, room);
    room -= words.length;
    return words;
  });
}

/** Original spellings of normalised Arabic words. */
export const spellings = (prompt: string): ReadonlyMap<string, string> =>
  new Map(
    (
      prompt
        .slice(0, maxCharacters)
        .normalize('NFKC')
        .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
    )
      .filter((word) => normalizeArabic(word) !== word)
      .flatMap((word) => [[normalizeArabic(word), word] as const, ...withoutAnd(word)]),
  );

/** `And` is one word with the next. */
const withoutAnd = (word: string): (readonly [string, string])[] =>
  /^و./u.test(word) ? [[normalizeArabic(word.slice(1)), word.slice(1)]] : [];

const wordsOf = (clause: string): string[] =>
  normalizeArabic(clause)
    .replace(/(\p{L})['’](s|re|ll|ve|t)\b/gu, '$1')
    .match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];

/**
 * Normalises Arabic: no vowel signs, no tatweel, alef and ya without hamza.
 */
export const normalizeArabic = (text: string): string =>
  latinDigits(text)
    .replace(arabicMarks, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ء/g, '');

/** Replaces Arabic digits by Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
