import { sessionRules, type LoginResult } from '@tintory/contract';
import type { TokenStore } from './token-store.ts';
import { expiryOf, type Tokens } from './tokens.ts';

type SessionOptions = {
  store: TokenStore;
  /** Calls `users/refresh_token` with this refresh token. */
  exchange: (refreshToken: string) => Promise<LoginResult>;
  /** Calls `sessions/logout` with this access token. */
  endOnServer?: (accessToken: string) => Promise<unknown>;
  locks?: Pick<LockManager, 'request'> | undefined;
  now?: () => number;
};

export type Session = ReturnType<typeof createSession>;

const lockName = 'tintory-refresh';

/** The server said that this refresh token is worth nothing any more; offline says nothing. */
const isRefused = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 401 || error.status === 403);

/** Who is signed in here: the tokens, their renewal across tabs, and word of every change. */
export function createSession({
  store,
  exchange,
  endOnServer,
  locks,
  now = Date.now,
}: SessionOptions) {
  let tokens = store.read();
  const listeners = new Set<() => void>();
  const publish = (next: Tokens | null) => {
    tokens = next;
    for (const listener of listeners) listener();
  };
  const end = () => {
    store.clear();
    publish(null);
  };
  const adopt = (next: Tokens) => {
    store.write(next);
    publish(next);
  };

  /** Runs alone among all tabs: whoever comes second finds what the first one stored. */
  const renew = async (stale: string): Promise<boolean> => {
    const stored = store.read();
    if (stored?.access_token !== stale) {
      publish(stored);
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
    if (!locks) return renew(stale);
    return locks
      .request(lockName, () => renew(stale))
      .catch((error: unknown) => {
        // A browser that denies storage to a frame of another site denies locks, too.
        if (error instanceof DOMException && error.name === 'SecurityError') return renew(stale);
        throw error;
      });
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  /** The tokens at hand, or the next ones. */
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
    login: adopt,
    /** Signs out here at once; the server hears of it when it can be reached. */
    logout: () => {
      const token = tokens?.access_token;
      end();
      if (token) void endOnServer?.(token).catch(() => undefined);
    },
    /** Forgets what the server has already ended. */
    forget: end,
    /** Takes what is stored for what holds. */
    reload: () => publish(store.read()),
    refresh,
    /** Renews a session that nears its end and follows what other tabs do. Returns what undoes it. */
    start: () => {
      const ends = tokens?.refresh_token ? expiryOf(tokens.refresh_token) : null;
      const soon = now() / 1000 + sessionRules.refreshThresholdSeconds;
      if (ends !== null && ends <= soon) void refresh();
      return store.watch(() => publish(store.read()));
    },
    subscribe,
    whenSignedIn,
  };
}
