/** A result that was published from this page, unchanged or edited. */
type PublishedHere = { resultId: string; objectId: string; productId: string };

let known: readonly PublishedHere[] = [];
const listeners = new Set<() => void>();

/**
 * The source result of an edited picture, and the chosen product of a result without one; the
 * store's list has neither. Kept in memory only.
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
