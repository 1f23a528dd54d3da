/** Letters of other scripts that look like Latin ones. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsјjԁdηnνvαaοoιi'].flatMap((letter, i, all) =>
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
export function plainText(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
  return closeUp(bare.replace(/[\p{L}\p{N}@$!]+/gu, readWord)).replace(/(\p{L})\1{2,}/gu, '$1');
}

function readWord(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  // A word's own full stop of joy is no letter.
  const [, body = word, end = ''] = /^(.*?)(!*)$/u.exec(word) ?? [];
  const latin = body.replace(/\p{L}/gu, (letter) => lookAlikes[letter] ?? letter);
  const isAge = /^\d+[a-z]*$/.test(latin);
  return (isAge ? latin : latin.replace(/[013457@$!]/g, (sign) => signs[sign] ?? sign)) + end;
}

/** `n u d e`, `n.u.d.e`; an article before it may have been taken for its first letter. */
const closeUp = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,2}\p{L}(?![\p{L}\p{N}])){2,}/gu,
    (letters) => {
      const word = letters.replace(/[^\p{L}]/gu, '');
      return `${word} ${word.slice(1)}`;
    },
  );
