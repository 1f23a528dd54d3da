import { foldText, wordsOf } from '@tintory/prompts/tokens';
import { ara, deu, eng } from 'stopword';

/** A word of a text as it was written, and as words are compared; `at` counts the small words too. */
export type Term = { text: string; term: string; at: number };

export type NameLanguage = 'en' | 'de' | 'ar';
export const nameLanguages: readonly NameLanguage[] = ['en', 'de', 'ar'];

/** Without an Arabic article and the dots of its ending, which are often not written. */
const termOf = (bare: string): string =>
  bare
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replace(/^[وبك]?ال(?=..)|^لل(?=..)/u, '');

const fillers: Record<NameLanguage, ReadonlySet<string>> = {
  en: new Set(eng.map(foldText)),
  de: new Set(deu.map(foldText)),
  ar: new Set(ara.map(foldText)),
};

/** The words of a text that name something, in its order. */
export const termsOf = (text: string): Term[] =>
  wordsOf(text)
    .filter(({ kind, folded }) => kind === 'word' && !isFiller(folded))
    .map(({ written, bare, at }) => ({ text: written, term: termOf(bare), at }));

const isFiller = (word: string): boolean => nameLanguages.some((name) => fillers[name].has(word));

/** The language of a text by the small words in it; English where they do not tell. */
export function languageOf(text: string): NameLanguage {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  const words = wordsOf(text);
  const count = (one: NameLanguage) =>
    words.filter(({ folded }) => fillers[one].has(folded)).length;
  return count('de') > count('en') ? 'de' : 'en';
}
