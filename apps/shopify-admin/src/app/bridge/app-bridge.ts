import type { ShopifyGlobal } from '@shopify/app-bridge-react';

/** The store admin's side of this page; undefined where no admin frames it. */
export const appBridge = (): ShopifyGlobal | undefined =>
  (globalThis as { shopify?: ShopifyGlobal }).shopify;
