import type { Language } from './languages.ts';
import type { Locale } from './locale.ts';

/** One chunk a language: a browser fetches only the one it shows. */
const loaders: Record<Language, () => Promise<Locale>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  ar: async () => (await import('./ar/index.ts')).ar,
};

/** All texts of a language. */
export const loadLocale = (language: Language): Promise<Locale> => loaders[language]();
