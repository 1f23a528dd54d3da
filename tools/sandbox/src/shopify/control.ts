import type { BucketSize } from './bucket.ts';
import type { FailureKind } from './failures.ts';
import { gid, idIn } from './gid.ts';
import type { Charge, MediaImage, Product, Shop } from './model.ts';
import { dollars, fromUnits } from './money.ts';
import { pictureUrl } from './picture-url.ts';
import { firstShop, type Shopify } from './shopify.ts';
import type { SessionClaims } from './tokens.ts';
import { redactPayloads, type RedactTopic } from './webhook-payloads.ts';

const dayMs = 86_400_000;

export type StoreControl = ReturnType<typeof createStoreControl>;

/** What tests and people may do to the stand-in that the real one does by itself. */
export function createStoreControl(shopify: Shopify) {
  const { store, tokens, media, billing, webhooks, failures } = shopify;

  const mediaView = (shop: Shop, image: MediaImage) => ({
    id: gid('MediaImage', image.id),
    alt: image.alt,
    status: image.status,
    errors: image.problems,
    url: image.picture && pictureUrl(shopify.origin(), shop, image),
    width: image.picture?.width ?? null,
    height: image.picture?.height ?? null,
  });

  function openCharge(shop: Shop, chargeId?: number): Charge {
    const open = [...shop.charges.values()].filter(({ answer }) => !answer);
    const charge = chargeId ? open.find(({ id }) => id === chargeId) : open.at(-1);
    if (!charge) throw new Error(`${shop.domain} has no open charge.`);
    return charge;
  }

  const answer =
    (approved: boolean) =>
    (domain = firstShop, chargeId?: number) => {
      const shop = store.get(domain);
      return billing.answer(shop, openCharge(shop, chargeId), approved);
    };

  return {
    ...{ origin: shopify.origin, app: shopify.app, webhooks },
    shops: (): { domain: string; name: string; installed: boolean; products: number }[] =>
      store.list().map(({ domain, name, installation, products }) => ({
        domain,
        name,
        installed: installation !== null,
        products: products.size,
      })),
    /** One more shop, small and with the app installed. */
    open: (domain: string) => shopify.open(domain, domain),
    /** What App Bridge's `idToken()` gives in this shop; the claims spoil it. */
    sessionToken: (domain = firstShop, claims: SessionClaims = {}) =>
      tokens.session(domain, claims),
    /** Installs, or grants other scopes to what is installed. */
    install: (domain = firstShop, scopes?: string[]) => shopify.install(store.get(domain), scopes),
    uninstall: (domain = firstShop) => shopify.uninstall(store.get(domain)),
    /** Every access and refresh token of a shop stops working, as if revoked. */
    revokeTokens: (domain = firstShop) => tokens.revoke(domain),
    /** Access tokens end now, refresh tokens go on. */
    expireTokens: (domain = firstShop) => tokens.expire(domain),
    /** The merchant's answer to the newest open charge or to this one; where the browser goes. */
    approve: answer(true),
    decline: answer(false),
    products: (domain = firstShop) => {
      const shop = store.get(domain);
      return [...shop.products.values()].map((product) => ({
        id: gid('Product', product.id),
        handle: product.handle,
        title: product.title,
        media: product.media.flatMap((id) => {
          const image = shop.media.get(id);
          return image ? [mediaView(shop, image)] : [];
        }),
      }));
    },
    /** A product's gallery, by the product's global id. */
    mediaOf: (productId: string, domain = firstShop) => {
      const shop = store.get(domain);
      const product = shop.products.get(idIn('Product', productId) ?? 0);
      if (!product) throw new Error(`${domain} has no ${productId}.`);
      return product.media.flatMap((id) => {
        const image = shop.media.get(id);
        return image ? [mediaView(shop, image)] : [];
      });
    },
    /** Everything of one product, by its global id; undefined where it is gone. */
    productOf: (productId: string, domain = firstShop) =>
      store.get(domain).products.get(idIn('Product', productId) ?? 0),
    /** What somebody does to a product in the store's admin. */
    editProduct: (
      productId: string,
      change: Partial<Pick<Product, 'title' | 'status' | 'variants' | 'media'>> | null,
      domain = firstShop,
    ) => {
      const shop = store.get(domain);
      const product = shop.products.get(idIn('Product', productId) ?? 0);
      if (!product) throw new Error(`${domain} has no ${productId}.`);
      if (!change) return shop.products.delete(product.id);
      Object.assign(product, change);
      return media.touch(shop, product);
    },
    setCurrency: (code: string, domain = firstShop) => {
      store.get(domain).currency = code;
    },
    subscriptions: (domain = firstShop) => {
      const shop = store.get(domain);
      billing.tick(shop);
      return [...shop.subscriptions.values()].map((one) => ({
        id: gid('AppSubscription', one.id),
        name: one.name,
        status: one.status,
        test: one.test,
        items: one.items.map((item) =>
          item.kind === 'usage'
            ? { ...item, used: dollars(item.used), capped: dollars(item.capped) }
            : { ...item, price: dollars(item.price) },
        ),
      }));
    },
    /** What has been charged by use, oldest first; prices as decimals. */
    usage: (domain = firstShop) =>
      store.get(domain).usage.map(({ id, price, description, idempotencyKey }) => ({
        id: gid('AppUsageRecord', id),
        price: fromUnits(price),
        description,
        idempotencyKey,
      })),
    /** Another size of the leaky bucket, and how full it is. */
    setBucket: (size: BucketSize, fill?: number, domain = firstShop) =>
      shopify.bucketOf(domain).set(size, fill),
    /** The next operation of this name (or with this root field) goes wrong. */
    failNext: (operation: string, kind: FailureKind, domain?: string) =>
      failures.next(operation, kind, domain ?? null),
    redact: (topic: RedactTopic, domain = firstShop) => {
      const shop = store.get(domain);
      webhooks.emit(topic, shop, redactPayloads[topic](shop));
    },
    /** Moves the store's clock: tokens expire, periods end, unanswered charges lapse. */
    advance: (days: number) => {
      store.advance(days * dayMs);
      for (const shop of store.list()) billing.tick(shop);
    },
    /** The next picture that was handed over fails in the store. */
    loseNextUpload: shopify.staged.loseNext,
    setProcessingMs: media.setProcessingMs,
    /** Resolves when every picture has arrived or failed. */
    mediaIdle: media.idle,
  };
}
