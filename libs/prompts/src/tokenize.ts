import { withoutMarkup } from './without-markup.ts';

/** Words beyond this are not read: nobody describes one picture in so many. */
const maxWords = 200;
/** Characters beyond this are not even looked at. */
const maxCharacters = 4_000;

/** Arabic vowel signs and the stretching stroke: ornament that typing people leave out. */
const arabicMarks = /[\u064B-\u0652\u0670\u0640]/gu;

/** What parts a prompt into clauses; the point of a number and of an initial does not. */
const pause = /[,;:!?()|\n،؛。、]|\.(?=\s|$)/u;

/**
 * Splits a prompt into lower-case words of letters, or of digits. Markup, punctuation and emoji
 * fall away; hyphens part words; spellings that differ only in Unicode form become one.
 */
export const tokenize = (prompt: string): string[] => tokenizeClauses(prompt).flat();

/** The words of a prompt, clause by clause: what a comma parts belongs less together. */
export function tokenizeClauses(prompt: string): string[][] {
  const plain = withoutMarkup(prompt.slice(0, maxCharacters)).normalize('NFKC').toLowerCase();
  let room = maxWords;
  return plain.split(pause).map((clause) => {
    const words = wordsOf(clause).slice(0, room);
    room -= words.length;
    return words;
  });
}

/** How Arabic words were written that have another spelling here. */
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
 * One spelling of Arabic words that people write in several: no vowel signs and no stretching, alef
 * and ya bare of their hamza.
 */
export const normalizeArabic = (text: string): string =>
  latinDigits(text)
    .replace(arabicMarks, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ء/g, '');

/** A text with the digits of Arabic as those of Latin. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
