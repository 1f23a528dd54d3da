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

/** The message of an error code, or of a more specific reason, in the person's language. */
export async function errorMessage(
  language: Language,
  what: keyof English['errors'],
): Promise<string> {
  const { errors } = await textsOf(language);
  return errors[what];
}
