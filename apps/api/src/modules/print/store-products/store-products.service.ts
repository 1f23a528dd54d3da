import type { PrintInStore, PrintStoreSetup } from '@tintory/contract';
import { createStoreProduct } from './create-store-product.ts';
import { createProductMaker } from './make-product.ts';
import { createProviderPictures } from './provider-pictures.ts';
import { listStoreProducts, requireStoreProduct, viewAsSeen } from './read-store-products.ts';
import { createRefresher } from './refresh-media.ts';
import { createStorePictures } from './store-pictures.ts';
import type { Asker, StoreProductsParts } from './store-products-parts.ts';
import * as repository from './store-products.repository.ts';
import { takeProviderPictures } from './take-provider-pictures.ts';
import { undoStoreProduct } from './undo-store-product.ts';

/** Longer than the making of any product takes: later nobody waits for it any more. */
const graceMs = 5 * 60_000;

/** Designs as products of a merchant's store. */
export function createStoreProductsService(parts: StoreProductsParts) {
  const { products, provider, onError } = parts;
  const pictures = createStorePictures(products);
  const refresh = createRefresher({ ...parts, pictures });
  const view = viewAsSeen(parts);

  return {
    setup: async (shop: string): Promise<PrintStoreSetup> => ({
      currency: await products.currency(shop),
      fulfilled: provider.name === 'printful',
    }),

    create: createStoreProduct(parts),
    list: listStoreProducts(parts),

    read: async (asker: Asker, id: string): Promise<PrintInStore> =>
      view(asker, await requireStoreProduct(parts, asker, id)),

    undo: undoStoreProduct(parts),

    /** Renders the mock-ups again and replaces those in the store. */
    refreshMedia: async (asker: Asker, id: string): Promise<PrintInStore> =>
      view(asker, await refresh(asker.userId, await requireStoreProduct(parts, asker, id))),

    addProviderPictures: takeProviderPictures({
      add: createProviderPictures({ ...parts, pictures }),
      onError,
    }),

    everyMinute: settleWishes(parts),

    /** Forgets all of a shop's; what is in the store stays there. */
    forgetAll: (shop: string): Promise<void> => repository.deleteStoreProductsOf(parts.db, shop),
  };
}

/** Finishes requests whose end nobody saw, and keeps the designs that stores sell. */
const settleWishes = (parts: StoreProductsParts) => {
  const { db, designs, products, onError, now } = parts;
  const maker = createProductMaker({ ...parts, pictures: createStorePictures(products) });

  return async (limit = 50): Promise<void> => {
    const before = new Date(+now() - graceMs);
    for (const row of await repository.listUnsettled(db, before, limit)) {
      await maker.settle(row).catch(onError);
    }
    await designs.keepNeeded((ids) => repository.listSold(db, ids));
  };
};
