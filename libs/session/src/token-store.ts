import { safeStorage, type PageStorage } from './safe-storage.ts';
import type { Tokens } from './tokens.ts';

export type TokenStore = {
  read: () => Tokens | null;
  write: (tokens: Tokens) => void;
  clear: () => void;
  /** Reports changes that other tabs made. */
  watch: (listener: () => void) => () => void;
};

type StoreOptions = {
  storage?: PageStorage;
  document?: Pick<Document, 'cookie'>;
  location?: Pick<Location, 'hostname'>;
  /** Prefix of each key, for several accounts on one origin. */
  prefix?: string;
  /** False where the app lives inside another site's frame: no cookie is written or read. */
  cookie?: boolean;
};

const names = [
  'refresh_token',
  'ws_authtoken',
  'upload_key',
  'shopify_domain',
  // Written last: other tabs read all keys when this one changes.
  'access_token',
] as const;

const cookieName = 'access_token';
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Null without the cookie, and if the browser denies cookies. */
function readCookie(document: Pick<Document, 'cookie'>): string | null {
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`));
    return pair ? decodeURIComponent(pair.slice(cookieName.length + 1)) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the tokens in local storage and, unless told otherwise, the access token in a host-only
 * cookie too, the second source. The literal `undefined`, which a careless client once stored, clears them all.
 */
export function createTokenStore(options: StoreOptions = {}): TokenStore {
  const { storage = safeStorage(), document = globalThis.document, prefix = '' } = options;
  const { location = globalThis.location, cookie = true } = options;
  const secure = localHosts.has(location.hostname) ? '' : '; Secure';
  const writeCookie = (value: string, age: string) => {
    if (!cookie) return;
    try {
      document.cookie = `${cookieName}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${age}`;
    } catch {
      // The browser denies cookies: it is only the second source.
    }
  };

  const clear = () => {
    // Before the rest, so that other tabs do not find the old value there.
    writeCookie('', '; Max-Age=0');
    for (const name of names) storage.removeItem(prefix + name);
  };

  const read = () => {
    const stored = Object.fromEntries(names.map((name) => [name, storage.getItem(prefix + name)]));
    const access = stored['access_token'] ?? (cookie ? readCookie(document) : null);
    if (access === 'undefined' || Object.values(stored).includes('undefined')) {
      clear();
      return null;
    }
    if (!access) return null;
    const known = Object.entries(stored).filter(([, value]) => value !== null);
    return { ...Object.fromEntries(known), access_token: access } as Tokens;
  };

  const write = (tokens: Tokens) => {
    for (const name of names) {
      const value = tokens[name];
      if (value) storage.setItem(prefix + name, value);
      else storage.removeItem(prefix + name);
    }
    writeCookie(tokens.access_token, '');
  };

  const watch = (listener: () => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === `${prefix}access_token`) listener();
    };
    globalThis.addEventListener('storage', onStorage);
    return () => globalThis.removeEventListener('storage', onStorage);
  };

  return { read, write, clear, watch };
}
