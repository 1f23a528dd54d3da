import { loadLocale, type English, type Language, type Locale } from '@tintory/locales';

const loaded = new Map<Language, Locale>();

/** The texts of a language, read once. */
export async function textsOf(language: Language): Promise<Locale> {
  const known = loaded.get(language);
  if (known) return known;
  const locale = await loadLocale(language);
  loaded.set(language, locale);
  return locale;
}

/** What to tell a person about this code, or about a reason that tells more, in their language. */
export async function errorMessage(
  language: Language,
  what: keyof English['errors'],
): Promise<string> {
  const { errors } = await textsOf(language);
  return errors[what];
}
