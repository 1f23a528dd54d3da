import { isFramedPath } from '@tintory/contract';
import { matchLanguage, type Language } from '@tintory/locales';
import { createTokenStore, type TokenStore } from '@tintory/session';

/** The language that whoever frames a page asks for; undefined on pages that nobody frames. */
export function framedLanguage({ pathname, search } = location): Language | undefined {
  if (!isFramedPath(pathname)) return undefined;
  const wanted = new URLSearchParams(search).get('lang');
  return matchLanguage([...(wanted ? [wanted] : []), ...navigator.languages]);
}

/**
 * A framed page keeps a session for as long as it is open, and reads none: what is signed in on our
 * own site is not the business of a page of others.
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
