import { isFramedPath } from '@tintory/contract';
import { matchLanguage, type Language } from '@tintory/locales';
import { createTokenStore, type TokenStore } from '@tintory/session';

/** The language that the embedding site asks for; undefined outside frames. */
export function framedLanguage({ pathname, search } = location): Language | undefined {
  if (!isFramedPath(pathname)) return undefined;
  const wanted = new URLSearchParams(search).get('lang');
  return matchLanguage([...(wanted ? [wanted] : []), ...navigator.languages]);
}

/**
 * A framed page keeps its session in memory, and does not read our own site's, which must not be
 * exposed to the embedding site.
 */
export function framedStore({ pathname } = location): { store?: TokenStore } {
  if (!isFramedPath(pathname)) return {};
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { store: createTokenStore({ storage, cookie: false }) };
}
