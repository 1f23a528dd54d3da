import type { TestStore } from './open-store.ts';

let opened = 0;

export type FreshShop = ReturnType<typeof openFreshShop>;

/**
 * The store as another shop sees it, without other shops' charges, so that the tests of a file
 * share one product. A finished test uninstalls, or the plan would be renewed forever.
 */
export function openFreshShop(store: TestStore) {
  const domain = `shop-${(opened += 1)}.myshopify.com`;
  const { shopify } = store;
  shopify.open(domain);
  return {
    ...store,
    domain,
    shopify: {
      ...shopify,
      approve: () => shopify.approve(domain),
      decline: () => shopify.decline(domain),
      products: () => shopify.products(domain),
      revokeTokens: () => shopify.revokeTokens(domain),
      subscriptions: () => shopify.subscriptions(domain),
      uninstall: () => shopify.uninstall(domain),
      usage: () => shopify.usage(domain),
    },
    merchant: () => store.merchant(domain),
    shopRow: () => store.shopRow(domain),
    usage: () => store.usage(domain),
    leave: async () => {
      await shopify.webhooks.release();
      shopify.uninstall(domain);
      await shopify.webhooks.idle();
    },
  };
}
