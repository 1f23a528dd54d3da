import { defaultLanguage, languages, type Language } from '@tintory/locales';

/** What the paths of a language begin with; English, which all others fall back to, has none. */
export const prefixOf = (language: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

/** The language of a path, by its first part. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/');
  const named = languages.find(({ code }) => code !== defaultLanguage && code === first);
  return named?.code ?? defaultLanguage;
}

/** A path as the router knows it: the same in every language. */
export function withoutPrefix(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const rest = path.slice(prefixOf(languageOf(pathname)).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The whole address of a page in the language of the present one, for whoever leads back to it. */
export const addressOf = (path: string): string =>
  location.origin + inLanguage(languageOf(location.pathname), path);

/** Where a page of the router stands in a language. */
export const inLanguage = (language: Language, path: string): string =>
  prefixOf(language) + (path === '/' && language !== defaultLanguage ? '' : path);

/**
 * The present page in another language, by the address bar: a page that is still loading has its
 * address there before any component is told of it.
 */
export const presentPageIn = (language: Language): string =>
  inLanguage(language, withoutPrefix(location.pathname + location.search + location.hash));
