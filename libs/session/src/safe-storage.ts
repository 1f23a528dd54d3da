/** The part of `Storage` that the product uses. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Kind = 'local' | 'session';

/** Values that the browser refused to store, kept until the page is left. */
const memories: Record<Kind, Map<string, string>> = { local: new Map(), session: new Map() };

/** A browser that blocks site data throws on access to `localStorage` itself. */
const storageOf = (kind: Kind): Storage =>
  kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;

function tried<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Storage of the page. Where the browser blocks it or has no room, values are kept in memory until
 * the page is left.
 *
 * @param kind `session` ends with the tab
 */
export function safeStorage(kind: Kind = 'local'): PageStorage {
  const memory = memories[kind];
  const remove = (key: string) => tried(() => storageOf(kind).removeItem(key));
  return {
    getItem: (key) => memory.get(key) ?? tried(() => storageOf(kind).getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.delete(key);
      try {
        storageOf(kind).setItem(key, value);
      } catch {
        memory.set(key, value);
        // Otherwise the previous value would be back after a reload.
        remove(key);
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      remove(key);
    },
  };
}

const probe = 'tintory-probe';

/** Whether this browser keeps nothing for the site, so that a reload forgets the session. */
export function forgetsAll(): boolean {
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return false;
  } catch {
    return true;
  }
}
