/** What of a result went into the store from this page, in itself or edited. */
type PublishedHere = { resultId: string; objectId: string; productId: string };

let known: readonly PublishedHere[] = [];
const listeners = new Set<() => void>();

/**
 * Which result an edited picture began with, and to which product a result of none went: the store's
 * own list tells neither. It is forgotten with the page.
 */
export const publishedHere = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** The newest first. */
  snapshot: () => known,

  add: (one: PublishedHere): void => {
    known = [one, ...known];
    for (const listener of listeners) listener();
  },
};
