import type { LoginResult } from '@tintory/contract';
import type { TokenHolder } from './token-holder.ts';
import type { TokenStore } from './token-store.ts';

type RenewalOptions = {
  store: TokenStore;
  holder: TokenHolder;
  /** Calls `users/refresh_token` with this refresh token. */
  exchange: (refreshToken: string) => Promise<LoginResult>;
  getLocks: () => Pick<LockManager, 'request'> | undefined;
};

const lockName = 'tintory-refresh';

/** The server refused this refresh token for good; being offline says nothing. */
const isRefused = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 401 || error.status === 403);

/**
 * Renews the tokens in one tab at a time.
 *
 * @returns whether there are tokens that hold
 */
export function createRenewal({ store, holder, exchange, getLocks }: RenewalOptions) {
  /** Runs alone among all tabs: the second one finds what the first one stored. */
  const renew = async (stale: string): Promise<boolean> => {
    const stored = store.read();
    if (stored?.access_token !== stale) {
      holder.follow();
      return stored !== null;
    }
    if (!stored.refresh_token) {
      holder.end();
      return false;
    }
    try {
      holder.adopt(await exchange(stored.refresh_token));
      return true;
    } catch (error) {
      if (isRefused(error)) holder.end();
      return false;
    }
  };

  return async (): Promise<boolean> => {
    const stale = holder.tokens()?.access_token;
    if (!stale) return false;
    try {
      const locks = getLocks();
      return await (locks ? locks.request(lockName, () => renew(stale)) : renew(stale));
    } catch (error) {
      // A browser that blocks site data denies locks, too.
      if (error instanceof DOMException && error.name === 'SecurityError') return renew(stale);
      throw error;
    }
  };
}
