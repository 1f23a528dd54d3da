import type { LoginResult } from '@tintory/contract';
import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { createSealer } from '../../platform/sealer.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { returnCheck } from './billing/return-check.ts';
import { createShopifyBilling } from './billing/shopify-billing.ts';
import { createStorePlansService } from './billing/store-plans.service.ts';
import { createCatalogueService } from './catalogue/catalogue.service.ts';
import { createProductTitles } from './catalogue/product-titles.ts';
import { createShopify } from './client/shopify-client.ts';
import { createStoreCalls } from './client/store-calls.ts';
import { createJoiningService } from './joining/joining.service.ts';
import { createStoreProducts } from './products/store-products.service.ts';
import { createOriginals } from './publications/originals.ts';
import { createPictureCopies } from './publications/picture-copies.ts';
import { createPublicationsService } from './publications/publications.service.ts';
import { createStoreFiles } from './publications/store-files.ts';
import { createShopTokens } from './shops/shop-tokens.ts';
import { findShopOf } from './shops/shops.repository.ts';
import { createStoreSessionsService } from './shops/store-sessions.service.ts';
import { storeQueue } from './store.queue.ts';
import { createUsageService } from './usage/usage.service.ts';

export type StoreParts = {
  config: Config;
  db: Database;
  queue: Queue;
  secrets: Secrets;
  /** The key before the secret was changed. */
  secretsBefore: Secrets | undefined;
  storage: Storage;
  fetcher: ImageFetcher;
  pictures: PicturesService;
  uploads: UploadsService;
  sessions: SessionsService;
  origins: readonly string[];
  onError: (error: unknown) => void;
  now: () => Date;
};

export type Store = ReturnType<typeof createStore>;

/** What merchants can do in their store's admin. */
export function createStore(parts: StoreParts) {
  const { config, db, onError, now } = parts;
  const shopify = createShopify(config);
  const tokens = createShopTokens({ db, shopify, sealer: sealerOf(parts), now });
  const calls = createStoreCalls({ shopify, tokens });
  const files = createStoreFiles(calls);
  const copies = createPictureCopies({ ...parts, files });
  const originals = createOriginals({ db, copies, now });
  const charges = createCharges(parts, createShopifyBilling(calls, config.SHOPIFY_TEST_CHARGES));
  const sessions = createStoreSessionsService({ ...parts, shopify, tokens });
  return {
    shopify,
    ...charges,
    ...readCatalogue(parts, createCatalogueService(calls)),
    joining: createJoiningService({ ...parts, webOrigin: config.WEB_ORIGIN }),
    originals,
    products: createStoreProducts({ calls, files, storage: parts.storage }),
    publications: createPublicationsService({ ...parts, files, copies }),
    sessions,

    /** After a reinstallation the plan may be renewed, or another one. */
    signIn: async (token: string, userAgent: string | null): Promise<LoginResult> => {
      const { login, shop, renewed } = await sessions.signIn(token, userAgent);
      if (renewed) await charges.plans.sync(shop).catch(onError);
      return login;
    },

    /** What a user published in their store, with the files that are kept for it. */
    exportOf: async (userId: string, limit: number) => {
      const shop = await findShopOf(db, userId);
      return shop ? originals.exportOf(shop.domain, limit) : { rows: [], files: [] };
    },
  };
}

function sealerOf({ secrets, secretsBefore }: StoreParts) {
  const purpose = 'store-tokens';
  const older = secretsBefore ? [secretsBefore.derive(purpose)] : [];
  return createSealer([secrets.derive(purpose), ...older]);
}

/** Plans, and what is charged beyond them. */
function createCharges(parts: StoreParts, billing: ReturnType<typeof createShopifyBilling>) {
  const { config, db, queue, onError, now } = parts;
  const mayReturnTo = returnCheck(parts.origins, config.SHOPIFY_SHOP_URL);
  const plans = createStorePlansService({ db, billing, mayReturnTo, onError, now });
  const askToFile = (tx: Transaction, shop: string) =>
    queue.send(tx, storeQueue, { kind: 'usage', shop });
  const usage = createUsageService({
    ...{ db, billing, askToFile, onError, now },
    syncPlans: plans.sync,
  });
  return { billing, plans, usage };
}

/** The store's products, and what it calls them. */
function readCatalogue(
  { db, onError, now }: StoreParts,
  catalogue: ReturnType<typeof createCatalogueService>,
) {
  const titleOf = createProductTitles({
    findShop: async (userId) => (await findShopOf(db, userId))?.domain,
    readTitle: async (shop, id) => (await catalogue.product(shop, id)).title,
    onError,
    now,
  });
  return { catalogue, titleOf };
}
