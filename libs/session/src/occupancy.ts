/**
 * Knows whose work is on the page. A visitor who signs in goes on with it, and so does whoever has to
 * sign in again; who signs out, or is replaced by another account, leaves it.
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
    /** Hears of each account that is left. Returns what undoes it. */
    onLeave: (listener: (account: string) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
