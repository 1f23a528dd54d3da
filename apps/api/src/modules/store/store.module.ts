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
import { readContact } from '../users/users.service.ts';
import { createShopifyBilling } from './billing/shopify-billing.ts';
import { createStorePlansService } from './billing/store-plans.service.ts';
import { createCatalogueService } from './catalogue/catalogue.service.ts';
import { createProductTitles } from './catalogue/product-titles.ts';
import { createShopify } from './client/shopify-client.ts';
import { createStoreCalls } from './client/store-calls.ts';
import { createJoiningService } from './joining/joining.service.ts';
import { createOriginals } from './publications/originals.ts';
import { createPictureCopies } from './publications/picture-copies.ts';
import { createPublicationsService } from './publications/publications.service.ts';
import { createStoreFiles } from './publications/store-files.ts';
import { createStoreProducts } from './products/store-products.service.ts';
import { returnCheck } from './billing/return-check.ts';
import { findShopOf } from './shops/shops.repository.ts';
import { createShopTokens } from './shops/shop-tokens.ts';
import { createStoreSessionsService } from './shops/store-sessions.service.ts';
import { createUsageService } from './usage/usage.service.ts';
import { createStoreNewsService } from './webhooks/store-news.service.ts';
import { storeQueue, type StoreMessage } from './store.queue.ts';

type Dependencies = {
  config: Config;
  db: Database;
  queue: Queue;
  secrets: Secrets;
  /** What sealed before the secret was changed. */
  secretsBefore: Secrets | undefined;
  storage: Storage;
  fetcher: ImageFetcher;
  pictures: PicturesService;
  uploads: UploadsService;
  sessions: SessionsService;
  origins: readonly string[];
  pauseBatches: (tx: Transaction, userId: string) => Promise<void>;
  eraseUser: (userId: string) => Promise<void>;
  /** Forgets what other modules keep of a shop. */
  forgetShop: (shop: string) => Promise<void>;
  onError: (error: unknown) => void;
  now: () => Date;
};

export type Store = ReturnType<typeof createStore>;

/** The store platform's side of the product, put together. */
export function createStore(parts: Dependencies) {
  const { config, db, queue, secrets, secretsBefore, uploads, sessions } = parts;
  const { onError, now } = parts;
  const purpose = 'store-tokens';
  const older = secretsBefore ? [secretsBefore.derive(purpose)] : [];
  const sealer = createSealer([secrets.derive(purpose), ...older]);
  const shopify = createShopify(config);
  const tokens = createShopTokens({ db, shopify, sealer, now });
  const calls = createStoreCalls({ shopify, tokens });
  const billing = createShopifyBilling(calls, config.SHOPIFY_TEST_CHARGES);
  const mayReturnTo = returnCheck(parts.origins, config.SHOPIFY_SHOP_URL);
  const plans = createStorePlansService({ db, billing, mayReturnTo, onError, now });
  const askToFile = (tx: Transaction, shop: string) =>
    queue.send(tx, storeQueue, { kind: 'usage', shop });
  const usage = createUsageService({
    ...{ db, billing, askToFile, onError, now },
    syncPlans: plans.sync,
  });
  const files = createStoreFiles(calls);
  const copies = createPictureCopies({ ...parts, files });
  const originals = createOriginals({ db, copies, now });
  const publications = createPublicationsService({ db, files, copies, uploads, onError, now });
  const storeSessions = createStoreSessionsService({ db, shopify, tokens, sessions, now });
  const news = createStoreNewsService({
    ...parts,
    billing,
    plans,
    publications,
    findUser: (id) => readContact(db, id),
  });
  const catalogue = createCatalogueService(calls);
  const readTitle = async (shop: string, id: string) => (await catalogue.product(shop, id)).title;
  return {
    shopify,
    catalogue,
    titleOf: createProductTitles({
      findShop: async (userId) => (await findShopOf(db, userId))?.domain,
      readTitle,
      onError,
      now,
    }),
    joining: createJoiningService({ db, sessions, webOrigin: config.WEB_ORIGIN, now }),
    news,
    plans,
    products: createStoreProducts({ calls, files, storage: parts.storage }),
    publications,
    sessions: storeSessions,
    usage,

    /** An app that was away may find its plan renewed, or another one. */
    signIn: async (token: string, userAgent: string | null): Promise<LoginResult> => {
      const { login, shop, renewed } = await storeSessions.signIn(token, userAgent);
      if (renewed) await plans.sync(shop).catch(onError);
      return login;
    },

    /** Before its user's account goes: nothing is charged or kept for it any longer. */
    leave: async (userId: string): Promise<void> => {
      await plans.endFor(userId);
      const shop = await findShopOf(db, userId);
      if (!shop) return;
      await publications.forgetAll(shop.domain);
      await parts.forgetShop(shop.domain);
    },

    /** What a user published in their store, with the files that are kept for it. */
    exportOf: async (userId: string, limit: number) => {
      const shop = await findShopOf(db, userId);
      return shop ? originals.exportOf(shop.domain, limit) : { rows: [], files: [] };
    },

    handle: (message: StoreMessage): Promise<void> =>
      message.kind === 'news' ? news.act(message.topic, message.shop) : usage.file(message.shop),

    /** What is due by now, and what a crash left. */
    everyMinute: async (): Promise<void> => {
      await plans.syncDue();
      await usage.fileAll();
      await publications.settlePending();
      await originals.sweep();
      await news.sweep();
    },
  };
}
