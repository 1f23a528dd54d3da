import { latinDigits } from './tokenize.ts';

/** Letters of other scripts that look like Latin ones. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsјjԁdηnνvαaοoιiтtкkмmнhвb'].flatMap((letter, i, all) =>
    i % 2 === 0 ? [[letter, all[i + 1] ?? letter]] : [],
  ),
);
/** Digits and signs that stand for letters in the middle of words. */
const signs: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * A text as it reads: small letters without accents and invisible signs, look-alikes of other
 * scripts and digits inside of words turned into the letters meant, spaced-out words closed up.
 */
export const plainText = (text: string): string =>
  closeUp(readWords(text)).replace(/\p{L}+/gu, unstretch);

/** The same with two letters where more are stretched: `teeeen`. Empty where none are. */
export function doubledText(text: string): string {
  const words = closeUp(readWords(text));
  const doubled = words.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return doubled === words ? '' : doubled;
}

/**
 * The words that letters one by one may spell, whatever gaps are between them: `n u d e  k i d` and
 * `n u d e k i d` hide the same two. Most of them mean nothing.
 */
export function spelledOut(text: string): string {
  const runs = readWords(text).match(lettersApart) ?? [];
  return runs.flatMap((run) => partsOf(run.replace(/[^\p{L}]/gu, ''))).join(' ');
}

/** Letters of the words that are looked for among letters one by one. */
const hiddenLengths = [3, 4, 5, 6, 7, 8, 9, 10];

const partsOf = (letters: string): string[] =>
  Array.from(letters, (_, at) =>
    hiddenLengths.map((length) => letters.slice(at, at + length)),
  ).flat();

/** A text without accents, invisible signs and the stretching stroke of Arabic. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{M}\p{Cf}ـ]/gu, '');

const readWords = (text: string): string =>
  latinDigits(withoutMarks(text))
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[\p{L}\p{N}@$!]+/gu, readWord);

/** `Nuuuude`; a letter three times and nothing else is a word of its own, as in `XXX`. */
const unstretch = (word: string): string =>
  /^(\p{L})\1{2,}$/u.test(word) ? word.slice(0, 3) : word.replace(/(\p{L})\1{2,}/gu, '$1');

function readWord(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  // A word's own full stop of joy is no letter.
  const [, body = word, end = ''] = /^(.*?)(!*)$/u.exec(word) ?? [];
  const latin = body.replace(/\p{L}/gu, (letter) => lookAlikes[letter] ?? letter);
  const isAge = /^\d+[a-z]*$/.test(latin);
  return (isAge ? latin : latin.replace(/[013457@$!]/g, (sign) => signs[sign] ?? sign)) + end;
}

const lettersApart = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu;

/** `n u d e`, `n.u.d.e`; an article before it may have been taken for its first letter. */
const closeUp = (text: string): string =>
  text.replace(lettersApart, (letters) => {
    const word = letters.replace(/[^\p{L}]/gu, '');
    return `${word} ${word.slice(1)}`;
  });
