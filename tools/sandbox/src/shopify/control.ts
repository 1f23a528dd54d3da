import type { BucketSize } from './bucket.ts';
import { controlMoney } from './control-money.ts';
import { controlProducts } from './control-products.ts';
import type { FailureKind } from './failures.ts';
import { firstShop, type Shopify } from './shopify.ts';
import type { SessionClaims } from './tokens.ts';
import { redactPayloads, type RedactTopic } from './webhook-payloads.ts';

const dayMs = 86_400_000;

export type StoreControl = ReturnType<typeof createStoreControl>;

/** Controls for tests and people: order progress, faults, limits and stock. */
export function createStoreControl(shopify: Shopify) {
  const { store, tokens, billing, webhooks, failures } = shopify;
  return {
    ...{ origin: shopify.origin, app: shopify.app, webhooks },
    ...controlProducts(shopify),
    ...controlMoney(shopify),
    shops: (): { domain: string; name: string; installed: boolean; products: number }[] =>
      store.list().map(({ domain, name, installation, products }) => ({
        domain,
        name,
        installed: installation !== null,
        products: products.size,
      })),
    /** Adds a small shop with the app installed. */
    open: (domain: string) => shopify.open(domain, domain),
    /** One more shop that sells what the first one does. */
    openLike: (domain: string) => shopify.open(domain, domain, shopify.catalogue),
    /** A session token as from App Bridge's `idToken()`; `claims` make it invalid. */
    sessionToken: (domain = firstShop, claims: SessionClaims = {}) =>
      tokens.session(domain, claims),
    /** Installs the app, or changes its scopes. */
    install: (domain = firstShop, scopes?: string[]) => shopify.install(store.get(domain), scopes),
    uninstall: (domain = firstShop) => shopify.uninstall(store.get(domain)),
    /** Revokes every access and refresh token of a shop. */
    revokeTokens: (domain = firstShop) => tokens.revoke(domain),
    /** Expires the access tokens; refresh tokens stay valid. */
    expireTokens: (domain = firstShop) => tokens.expire(domain),
    /** Sets the leaky bucket's size and its available points. */
    setBucket: (size: BucketSize, fill?: number, domain = firstShop) =>
      shopify.bucketOf(domain).set(size, fill),
    /** The next operation of this name (or with this root field) goes wrong. */
    failNext: (operation: string, kind: FailureKind, domain?: string) =>
      failures.next(operation, kind, domain ?? null),
    redact: (topic: RedactTopic, domain = firstShop) => {
      const shop = store.get(domain);
      webhooks.emit(topic, shop, redactPayloads[topic](shop));
    },
    /** Advances the store's clock: tokens expire, periods end, unanswered charges lapse. */
    advance: (days: number) => {
      store.advance(days * dayMs);
      for (const shop of store.list()) billing.tick(shop);
    },
  };
}
