import { ara, deu, eng } from 'stopword';

/** A word of a text as it was written, and as words are compared; `at` counts the small words too. */
export type Term = { text: string; term: string; at: number };

export type NameLanguage = 'en' | 'de' | 'ar';
export const nameLanguages: readonly NameLanguage[] = ['en', 'de', 'ar'];

/** Without case, accents, an Arabic article or the shapes of its letters. */
function termOf(word: string): string {
  const plain = word.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  return plain
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/^[وبك]?ال(?=..)|^لل(?=..)/u, '');
}

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}\p{M}]*/gu) ?? [];

const fillers: Record<NameLanguage, ReadonlySet<string>> = {
  en: new Set(eng),
  de: new Set(deu),
  ar: new Set(ara),
};

/** The words of a text that name something, in its order. */
export const termsOf = (text: string): Term[] =>
  wordsOf(text)
    .map((word, at) => ({ text: word, term: termOf(word), at }))
    .filter((one) => !nameLanguages.some((name) => fillers[name].has(one.text.toLowerCase())));

/** The language of a text by the small words in it; English where they do not tell. */
export function languageOf(text: string): NameLanguage {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  const words = wordsOf(text.toLowerCase());
  const count = (one: NameLanguage) => words.filter((word) => fillers[one].has(word)).length;
  return count('de') > count('en') ? 'de' : 'en';
}
