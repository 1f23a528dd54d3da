import { createAdminApi } from './admin-api.ts';
import { createBilling } from './billing.ts';
import { type Bucket, createBucket } from './bucket.ts';
import { type Catalogue, readCatalogue, seedCatalogue } from './catalogue.ts';
import { createFailures } from './failures.ts';
import { createMedia } from './media.ts';
import type { Shop } from './model.ts';
import { createPictureBudget } from './picture-budget.ts';
import { createStagedUploads } from './staged-uploads.ts';
import { createStore } from './store.ts';
import { createTokens } from './tokens.ts';
import { shopPayload } from './webhook-payloads.ts';
import { createWebhooks } from './webhooks.ts';

export const firstShop = 'sandbox-store.myshopify.com';
const secondShop = 'another-store.myshopify.com';

export type ShopifyOptions = {
  /** Origin of the sandbox; known once it listens. */
  origin: () => string;
  apiKey: string;
  apiSecret: string;
  webhookUrl: string;
  /** The first shop's catalogue; the second shop has a few of its products. */
  catalogue?: Catalogue | undefined;
  /** Scopes granted at installation. */
  scopes?: string[] | undefined;
  /** The app's first page, which the admin frames. */
  appUrl?: string | undefined;
};

const defaultScopes = ['write_products', 'write_files'];
/** Memory limit of uploaded pictures in bytes. */
const pictureMemory = 256 * 1_024 * 1_024;
/** Number of products of the second shop: enough to tell the shops apart. */
const secondShopItems = 8;

export type Shopify = ReturnType<typeof createShopify>;

/** Simulates Shopify: shops, pictures, billing and webhooks. */
export function createShopify(options: ShopifyOptions) {
  const { origin, apiKey, apiSecret } = options;
  const app = { apiKey, apiSecret };
  const scopes = options.scopes ?? defaultScopes;
  const store = createStore();
  const failures = createFailures();
  const webhooks = createWebhooks({ url: options.webhookUrl, secret: apiSecret });
  const tokens = createTokens(store, app);
  const budget = createPictureBudget(pictureMemory);
  const staged = createStagedUploads(origin, budget);
  const media = createMedia({ store, webhooks, staged, budget });
  const billing = createBilling(store, webhooks);
  const buckets = new Map<string, Bucket>();

  function install(shop: Shop, granted = scopes): void {
    shop.installation ??= { id: store.newId(), scopes: granted, since: store.now() };
    shop.installation.scopes = granted;
  }

  /** Cancels subscriptions, revokes tokens, then sends the webhook event. */
  function uninstall(shop: Shop): void {
    if (!shop.installation) return;
    billing.cancelAll(shop);
    tokens.revoke(shop.domain);
    shop.installation = null;
    webhooks.emit('app/uninstalled', shop, shopPayload(shop));
  }

  const catalogue = options.catalogue ?? readCatalogue();
  const fewer = { ...catalogue, items: catalogue.items.slice(0, secondShopItems) };

  /** Adds a shop with this catalogue and the app installed. */
  function open(domain: string, name: string, sold: Catalogue = fewer): void {
    const shop = store.open(domain, name);
    seedCatalogue(store, shop, sold);
    install(shop);
    buckets.set(domain, createBucket());
  }

  open(firstShop, 'Sandbox Store', catalogue);
  open(secondShop, 'Another Store');

  return {
    ...{ origin, app, store, failures, webhooks, tokens, staged, media, billing },
    ...{ open, install, uninstall, scopes, catalogue },
    appUrl: options.appUrl ?? null,
    ask: createAdminApi(failures),
    bucketOf: (domain: string): Bucket => {
      const bucket = buckets.get(domain);
      if (!bucket) throw new Error(`There is no shop ${domain}.`);
      return bucket;
    },
    stop: (): void => {
      webhooks.stop();
      media.stop();
    },
  };
}
