import { createOccupancy } from './occupancy.ts';
import type { TokenStore } from './token-store.ts';
import { accountOf, type Tokens } from './tokens.ts';

export type TokenHolder = ReturnType<typeof createTokenHolder>;

/** The tokens of whoever is signed in here, in memory and in storage, and word of every change. */
export function createTokenHolder(store: TokenStore) {
  let tokens = store.read();
  const occupancy = createOccupancy(accountOf(tokens));
  const listeners = new Set<() => void>();
  const publish = (next: Tokens | null) => {
    tokens = next;
    occupancy.enter(accountOf(next));
    for (const listener of listeners) listener();
  };
  const end = () => {
    store.clear();
    publish(null);
  };
  return {
    tokens: () => tokens,
    getPerson: occupancy.getPerson,
    onLeave: occupancy.onLeave,
    /** Whoever was signed in may sign in again. */
    end,
    /** The account has signed out, rather than merely having to sign in again. */
    leave: () => {
      occupancy.leave();
      end();
    },
    /** Reads the stored tokens: another tab may have signed in or out. */
    follow: () => {
      const stored = store.read();
      if (!stored) occupancy.leave();
      publish(stored);
    },
    reload: () => publish(store.read()),
    adopt: (next: Tokens) => {
      store.write(next);
      publish(next);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
