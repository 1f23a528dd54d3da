import { sessionRules, type LoginResult } from '@tintory/contract';
import type { TokenStore } from './token-store.ts';
import { createOccupancy } from './occupancy.ts';
import { accountOf, expiryOf, type Tokens } from './tokens.ts';

type SessionOptions = {
  store: TokenStore;
  /** Calls `users/refresh_token` with this refresh token. */
  exchange: (refreshToken: string) => Promise<LoginResult>;
  /** Calls `sessions/logout` with this access token. */
  endOnServer?: (accessToken: string) => Promise<unknown>;
  /** Web Locks, read when needed; undefined if the browser has or grants none. */
  getLocks?: () => Pick<LockManager, 'request'> | undefined;
  now?: () => number;
};

export type Session = ReturnType<typeof createSession>;

const lockName = 'tintory-refresh';

/** The server refused this refresh token for good; being offline says nothing. */
const isRefused = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 401 || error.status === 403);

/** The sign-in of this browser: tokens, their renewal across tabs, and events of every change. */
export function createSession({
  store,
  exchange,
  endOnServer,
  getLocks = () => undefined,
  now = Date.now,
}: SessionOptions) {
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
  /** The account has signed out, rather than merely having to sign in again. */
  const leave = () => {
    occupancy.leave();
    end();
  };
  /** Reads the stored tokens: another tab may have signed in or out. */
  const follow = () => {
    const stored = store.read();
    if (!stored) occupancy.leave();
    publish(stored);
  };
  const adopt = (next: Tokens) => {
    store.write(next);
    publish(next);
  };

  /** Runs alone among all tabs: the second one finds what the first one stored. */
  const renew = async (stale: string): Promise<boolean> => {
    const stored = store.read();
    if (stored?.access_token !== stale) {
      follow();
      return stored !== null;
    }
    if (!stored.refresh_token) {
      end();
      return false;
    }
    try {
      adopt(await exchange(stored.refresh_token));
      return true;
    } catch (error) {
      if (isRefused(error)) end();
      return false;
    }
  };

  const refresh = async (): Promise<boolean> => {
    const stale = tokens?.access_token;
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

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  /** The tokens at hand, or the ones that follow. */
  const whenSignedIn = () =>
    new Promise<Tokens>((resolve) => {
      const look = () => {
        if (!tokens) return;
        stop();
        resolve(tokens);
      };
      const stop = subscribe(look);
      look();
    });

  return {
    getTokens: () => tokens,
    getToken: () => tokens?.access_token ?? null,
    /** The account that is signed in; null for a visitor. */
    getAccount: () => accountOf(tokens),
    getPerson: occupancy.getPerson,
    onLeave: occupancy.onLeave,
    login: adopt,
    /** Signs out here at once; the server is told when it can be reached. */
    logout: () => {
      const token = tokens?.access_token;
      leave();
      if (token) void endOnServer?.(token).catch(() => undefined);
    },
    /** Drops tokens that the server has already ended. */
    forget: leave,
    /** Keeps the shop of the profile: an account may join or leave one while signed in. */
    keepShop: (shop: string | null) => {
      const stored = store.read();
      // Tokens that another tab has renewed since carry the shop themselves.
      if (!stored || stored.access_token !== tokens?.access_token) return;
      if ((stored.shopify_domain ?? null) !== shop) adopt({ ...stored, shopify_domain: shop });
    },
    /** Takes what is stored for what holds. */
    reload: () => publish(store.read()),
    refresh,
    /** Renews a session before it ends and follows other tabs. Returns a function that stops it. */
    start: () => {
      const ends = tokens?.refresh_token ? expiryOf(tokens.refresh_token) : null;
      const soon = now() / 1000 + sessionRules.refreshThresholdSeconds;
      if (ends !== null && ends <= soon) void refresh();
      return store.watch(follow);
    },
    subscribe,
    whenSignedIn,
  };
}
