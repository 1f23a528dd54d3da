import { sessionRules, type LoginResult } from '@tintory/contract';
import { createRenewal } from './renewal.ts';
import { createTokenHolder } from './token-holder.ts';
import type { TokenStore } from './token-store.ts';
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

/** The sign-in of this browser: tokens, their renewal across tabs, and events of every change. */
export function createSession({
  store,
  exchange,
  endOnServer,
  getLocks = () => undefined,
  now = Date.now,
}: SessionOptions) {
  const holder = createTokenHolder(store);
  const { tokens, subscribe } = holder;
  const refresh = createRenewal({ store, holder, exchange, getLocks });

  /** The tokens at hand, or the ones that follow. */
  const whenSignedIn = () =>
    new Promise<Tokens>((resolve) => {
      const look = () => {
        const held = tokens();
        if (!held) return;
        stop();
        resolve(held);
      };
      const stop = subscribe(look);
      look();
    });

  return {
    getTokens: tokens,
    getToken: () => tokens()?.access_token ?? null,
    /** The account that is signed in; null for a visitor. */
    getAccount: () => accountOf(tokens()),
    getPerson: holder.getPerson,
    onLeave: holder.onLeave,
    login: holder.adopt,
    /** Signs out here at once; the server is told when it can be reached. */
    logout: () => {
      const token = tokens()?.access_token;
      holder.leave();
      if (token) void endOnServer?.(token).catch(() => undefined);
    },
    /** Drops tokens that the server has already ended. */
    forget: holder.leave,
    /** Keeps the shop of the profile: an account may join or leave one while signed in. */
    keepShop: (shop: string | null) => {
      const stored = store.read();
      // Tokens that another tab has renewed since carry the shop themselves.
      if (!stored || stored.access_token !== tokens()?.access_token) return;
      if ((stored.shopify_domain ?? null) !== shop) {
        holder.adopt({ ...stored, shopify_domain: shop });
      }
    },
    /** Takes what is stored for what holds. */
    reload: holder.reload,
    refresh,
    /** Renews a session before it ends and follows other tabs. Returns a function that stops it. */
    start: () => {
      const refreshToken = tokens()?.refresh_token;
      const ends = refreshToken ? expiryOf(refreshToken) : null;
      const soon = now() / 1000 + sessionRules.refreshThresholdSeconds;
      if (ends !== null && ends <= soon) void refresh();
      return store.watch(holder.follow);
    },
    subscribe,
    whenSignedIn,
  };
}
