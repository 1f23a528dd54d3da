import { bareText } from '../tokens.ts';

/** Each first sign with the letter that it stands for. */
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/(.)(.)/gu)].map(([, sign = '', letter = '']) => [sign, letter]));

/** Look-alikes of Latin letters in other scripts, and digits and signs used as letters within words. */
const lookAlikes = pairs('аaеeоoрpсcуyхxіiѕsјjԁdηnνvαaοoιiтtкkмmнhвb');
const signs = pairs('0o1i3e4a5s7t@a$s!i');

/**
 * A bare text without disguises: look-alikes and digits within words as letters, spaced-out words
 * joined.
 */
export const plainText = (text: string): string =>
  closeUp(readWords(text)).replace(/\p{L}+/gu, unstretch);

/** The same with stretched letters shortened to two: `teeeen`. Empty without any. */
export function doubledText(text: string): string {
  const words = closeUp(readWords(text));
  const doubled = words.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return doubled === words ? '' : doubled;
}

/**
 * The words that single letters may spell, whatever the gaps between them: `n u d e  k i d` and `n u d
 * e k i d` give the same two. Most results are no words.
 */
export function spelledOut(text: string): string {
  const runs = readWords(text).match(lettersApart) ?? [];
  return runs.flatMap((run) => partsOf(run.replace(/[^\p{L}]/gu, ''))).join(' ');
}

/** Lengths of words that are looked for among single letters. */
const hiddenLengths = [3, 4, 5, 6, 7, 8, 9, 10];

const partsOf = (letters: string): string[] =>
  Array.from(letters, (_, at) =>
    hiddenLengths.map((length) => letters.slice(at, at + length)),
  ).flat();

const readWords = (text: string): string => bareText(text).replace(/[\p{L}\p{N}@$!]+/gu, readWord);

/** A stretched letter, `nuuuude`, but not a word of one letter, `XXX`. */
const unstretch = (word: string): string =>
  /^(\p{L})\1{2,}$/u.test(word) ? word.slice(0, 3) : word.replace(/(\p{L})\1{2,}/gu, '$1');

function readWord(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  // An exclamation mark at a word's end is no letter.
  const [, body = word, end = ''] = /^(.*?)(!*)$/u.exec(word) ?? [];
  const latin = body.replace(/\p{L}/gu, (letter) => lookAlikes.get(letter) ?? letter);
  const isAge = /^\d+[a-z]*$/.test(latin);
  return (isAge ? latin : latin.replace(/[013457@$!]/g, (sign) => signs.get(sign) ?? sign)) + end;
}

const lettersApart = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu;

/** `n u d e`, `n.u.d.e`; an article before it may look like its first letter. */
const closeUp = (text: string): string =>
  text.replace(lettersApart, (letters) => {
    const word = letters.replace(/[^\p{L}]/gu, '');
    return `${word} ${word.slice(1)}`;
  });
