import type { ShopifyGlobal } from '@shopify/app-bridge-react';

/** The store admin's side of this page; undefined where no admin frames it. */
export const appBridge = (): ShopifyGlobal | undefined =>
  (globalThis as { shopify?: ShopifyGlobal }).shopify;

/** The admin's script stands in the page's head: once the page is read, it has run or failed. */
export const bridgeReady = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
