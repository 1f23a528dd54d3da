import type { ErrorCode } from '@tintory/contract';
import { loadLocale, type Language, type Locale } from '@tintory/locales';

const loaded = new Map<Language, Locale>();

/** The texts of a language, read once. */
export async function textsOf(language: Language): Promise<Locale> {
  const known = loaded.get(language);
  if (known) return known;
  const locale = await loadLocale(language);
  loaded.set(language, locale);
  return locale;
}

/** What to tell a person about this code, in their language. */
export async function errorMessage(
  language: Language,
  code: ErrorCode | 'NoSubscribe',
): Promise<string> {
  const { errors } = await textsOf(language);
  return errors[code];
}
