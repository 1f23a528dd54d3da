import type { Language } from './languages.ts';
import { loadLate } from './late-texts.ts';
import type { Locale } from './locale.ts';

/** One chunk a language: a browser fetches only the one it shows. */
const loaders: Record<Language, () => Promise<Locale>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  ar: async () => (await import('./ar/index.ts')).ar,
};

/** Texts by namespace: the one asked for, with all that come of the language at once. */
export async function loadTexts(
  language: Language,
  namespace: string,
): Promise<Record<string, object>> {
  const late = loadLate(language, namespace);
  return late ? { [namespace]: await late } : loadLocale(language);
}

/** All texts of a language, but those of the pages that few open first. */
export const loadLocale = (language: Language): Promise<Locale> => loaders[language]();
