import { unjoin } from './joined-words.ts';
import { tableOf, wordsOf } from './read-words.ts';

/** Irregular plurals with their lemmas. */
const irregular = new Map(
  tableOf('irregular').flatMap(([lemma, plurals]) =>
    plurals.map((plural) => [plural, lemma] as const),
  ),
);

const uninflected = new Set(wordsOf('uninflected'));

/** Rules from an inflected ending to the lemma's: English plurals, German plurals and cases. */
const endings: [ending: RegExp, lemma: string][] = [
  [/ies$/, 'y'],
  [/(ch|sh|ss|x|z|o)es$/, '$1'],
  [/ves$/, 'f'],
  [/([^s])s$/, '$1'],
  [/(innen)$/, 'in'],
  [/issen?$/, 'is'],
  [/l(e|en|em|er|es)$/, 'el'],
  [/(en|er|es|em|e|n)$/, ''],
  [/e?n$/, 'e'],
];

/**
 * Possible lemmas of a word, itself first, with those of the word without joined Arabic words. For
 * lookups of single words.
 */
export function lemmas(word: string): string[] {
  const found = new Set(inflections(word));
  for (let rest = unjoin(word)?.[1]; rest; rest = unjoin(rest)?.[1]) {
    for (const lemma of inflections(rest)) found.add(lemma);
  }
  return [...found];
}

/**
 * Possible lemmas of a word, itself first: `cats` gives `cats`, `cat`. The lexicon decides which one
 * is a word.
 */
export function inflections(word: string): string[] {
  const found = new Set([word]);
  const known = irregular.get(word) ?? manly(word);
  if (known) found.add(known);
  if (isArabic(word)) addArabic(word, found);
  // Shorter stems would be found in any word.
  if (word.length > 3 && !uninflected.has(word)) {
    for (const [ending, lemma] of endings) {
      const stem = word.replace(ending, lemma);
      if (stem !== word && stem.length > 2) found.add(stem);
    }
    for (const stem of [...found]) found.add(withoutUmlaut(stem));
  }
  return [...found];
}

/** `Policemen`, `firewomen` and `snowmen`. */
const manly = (word: string): string | undefined =>
  /.men$/.test(word) ? word.replace(/men$/, 'man') : undefined;

export const isArabic = (word: string): boolean => /^[\u0600-\u06FF]/u.test(word);

const plainVowels: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u' };

/** German plurals change the stem's last vowel: `Kühe`, `Äpfel`. */
const withoutUmlaut = (word: string): string =>
  word.replace(/[äöü](?=[^äöü]*$)/, (vowel) => plainVowels[vowel] ?? vowel);

/** At least three letters before the ending: `حصان`, a horse, is no dual. */
const dual = /(?<=.{3})(ان|ين)$/;

const withoutArticle = (word: string): string => word.replace(/^(فال|ال|لل)/, '');

/** Arabic writes the article as one word with the noun. */
function addArabic(word: string, found: Set<string>): void {
  const bare = withoutArticle(word);
  if (bare.length > 2) found.add(bare);
  const plural = irregular.get(bare);
  if (plural) found.add(plural);
  if (bare.endsWith('ة')) found.add(bare.slice(0, -1));
  // The feminine ending is often written without dots.
  if (bare.endsWith('ه')) found.add(`${bare.slice(0, -1)}ة`);
  if (bare.endsWith('ات')) found.add(`${bare.slice(0, -2)}ة`);
  if (dual.test(bare)) {
    found.add(bare.replace(dual, ''));
    found.add(bare.replace(/ت(ان|ين)$/, 'ة'));
  }
}

/** Whether a word is an Arabic noun in the dual of the lemma. */
export const isDual = (word: string, lemma: string): boolean =>
  dual.test(word) && word !== lemma && isArabic(word);

/** Whether a word is a plural of the lemma, by its ending or its vowel. */
export function isPlural(word: string, lemma: string): boolean {
  if (word === lemma || word.endsWith('chen')) return false;
  if (isArabic(word)) {
    return (
      word.endsWith('ات') || isDual(word, lemma) || irregular.get(withoutArticle(word)) === lemma
    );
  }
  return /(s|e|en|er|n|ice|eese|men|ren|ople|xen)$/.test(word) || withoutUmlaut(word) === lemma;
}
