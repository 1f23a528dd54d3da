import { createApi } from '@tintory/api-client';
import { createClient, type CallOptions, type Client } from './create-client.ts';
import { createShopTokenStore } from './shop-token-store.ts';
import type { TokenStore } from './token-store.ts';
import { claimsOf, expiryOf } from './tokens.ts';

type StoreClientOptions = CallOptions & {
  /** Asks the store's admin for a session token; each is valid for a minute. */
  getAppToken: () => Promise<string>;
  now?: () => number;
};

export type StoreClient = Client & {
  /** Signs in, once; after a failure, anew. Rejects where the admin's token is refused. */
  open: () => Promise<void>;
};

/** A stored session that ends sooner than this is exchanged at once. */
const enoughMs = 60_000;

/** The shop a session token is for: a key to store by, not a proof of anything. */
const shopOf = (appToken: string) => String(claimsOf(appToken)['dest']).replace(/^https:\/\//, '');

function lasts(store: TokenStore, now: number): boolean {
  const ends = expiryOf(store.read()?.access_token ?? '');
  return ends !== null && ends * 1_000 > now + enoughMs;
}

/**
 * The client of an app inside a store's admin: signed in and renewed by the admin's session token,
 * without cookies. It can be used at once: calls wait until the session is open.
 */
export function createStoreClient(given: StoreClientOptions): StoreClient {
  const { getAppToken, now = Date.now, ...options } = given;
  // Its own API client: signing in must neither carry an ended session nor wait for its renewal.
  const entrance = createApi({
    ...options,
    getToken: () => null,
    refresh: () => Promise.resolve(false),
  });
  const store = createShopTokenStore();
  const signIn = async () => {
    const appToken = await getAppToken();
    store.open(shopOf(appToken));
    if (lasts(store, now())) client.session.reload();
    else client.session.login(await entrance.store.loginByAppToken(appToken));
  };
  let opening: Promise<void> | undefined;
  const open = () =>
    (opening ??= signIn().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  const client = createClient({
    ...options,
    store,
    exchange: async () => entrance.store.loginByAppToken(await getAppToken()),
    opened: open,
  });
  return { ...client, open };
}
