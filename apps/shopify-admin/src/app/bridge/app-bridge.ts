import type { ShopifyGlobal } from '@shopify/app-bridge-react';

/** App Bridge; undefined outside the store's admin. */
export const appBridge = (): ShopifyGlobal | undefined =>
  (globalThis as { shopify?: ShopifyGlobal }).shopify;

/** App Bridge is a script in the head: once the document is parsed, it has run or failed. */
export const bridgeReady = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
