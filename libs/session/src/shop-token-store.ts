import { createTokenStore, type TokenStore } from './token-store.ts';

export type ShopTokenStore = TokenStore & {
  /** Selects the shop whose tokens are read and written from now on. */
  open: (shop: string) => void;
};

/** Keeps the tokens of many shops on one origin apart; nobody is signed in until one is opened. */
export function createShopTokenStore(): ShopTokenStore {
  let store: TokenStore | null = null;
  return {
    open: (shop) => {
      store = createTokenStore({ prefix: `${shop}:`, cookie: false });
    },
    read: () => store?.read() ?? null,
    write: (tokens) => store?.write(tokens),
    clear: () => store?.clear(),
    // Subscribed from the start, before it is known whose tokens these will be.
    watch: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.endsWith('access_token')) listener();
      };
      globalThis.addEventListener('storage', onStorage);
      return () => globalThis.removeEventListener('storage', onStorage);
    },
  };
}
