/** The languages of the product; the first one is what everyone falls back to. */
export const languages = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const defaultLanguage: Language = 'en';

/** The best supported language for a list of BCP 47 tags in order of preference. */
export function matchLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const base = tag.toLowerCase().split('-')[0];
    const match = languages.find(({ code }) => code === base);
    if (match) return match.code;
  }
  return defaultLanguage;
}

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  languages.find(({ code }) => code === language)?.dir ?? 'ltr';
