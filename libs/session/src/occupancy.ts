/**
 * Tracks whose work is on the page. A visitor who signs in keeps it, and so does whoever must sign
 * in again; signing out or switching accounts drops it.
 *
 * @param account signed in at first; null for a visitor
 */
export function createOccupancy(account: string | null) {
  let occupant = account;
  let person = 0;
  const listeners = new Set<(account: string) => void>();

  const leave = () => {
    if (occupant === null) return;
    const left = occupant;
    occupant = null;
    person += 1;
    for (const listener of listeners) listener(left);
  };
  return {
    leave,
    /** Null where nobody is signed in just now. */
    enter: (next: string | null) => {
      if (next === null || next === occupant) return;
      leave();
      occupant = next;
    },
    /** A number that changes when an account is left. */
    getPerson: () => person,
    /** Called with each account that is left. Returns a function that stops it. */
    onLeave: (listener: (account: string) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
