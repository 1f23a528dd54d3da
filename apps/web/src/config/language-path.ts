import { defaultLanguage, languages, type Language } from '@tintory/locales';

/** Path prefix of a language; empty for English, the fallback. */
export const prefixOf = (language: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

/** The language of a path, by its first part. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/');
  const named = languages.find(({ code }) => code !== defaultLanguage && code === first);
  return named?.code ?? defaultLanguage;
}

/** Removes the language prefix of a path, as the router needs it. */
export function withoutPrefix(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const rest = path.slice(prefixOf(languageOf(pathname)).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The absolute URL of a page in the present language, for external sites that link back. */
export const addressOf = (path: string): string =>
  location.origin + inLanguage(languageOf(location.pathname), path);

/** The path of a router page in a language. */
export const inLanguage = (language: Language, path: string): string =>
  prefixOf(language) + (path === '/' && language !== defaultLanguage ? '' : path);

/**
 * The present page's path in another language, from `location`, which is already updated while the
 * next page is loading.
 */
export const presentPageIn = (language: Language): string =>
  inLanguage(language, withoutPrefix(location.pathname + location.search + location.hash));
