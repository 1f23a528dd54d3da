import { createHash } from 'node:crypto';
import type {
  createStoreProductBody,
  PrintInStore,
  PrintInStorePage,
  PrintStoreSetup,
} from '@tintory/contract';
import { blankVersion } from '@tintory/mockups';
import type { Language } from '@tintory/locales';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { errorMessage } from '../../../platform/messages.ts';
import type { StoreProducts } from '../../store/products/store-products.service.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DesignsService } from '../designs/designs.service.ts';
import { createProductMaker } from './make-product.ts';
import { priceVariants } from './price-variants.ts';
import { handleOf } from './product-input.ts';
import type { DesignsForOrders } from '../orders/designs-for-orders.ts';
import type { PrintProvider } from '../print-provider.ts';
import { providerPicturesQueue } from './provider-pictures.queue.ts';
import { createProviderPictures } from './provider-pictures.ts';
import { createRefresher } from './refresh-media.ts';
import { createStorePictures } from './store-pictures.ts';
import * as repository from './store-products.repository.ts';
import type { StoreProductRow } from './store-products.repository.ts';
import { createStoreWatch, isUnchanged } from './watch-store.ts';
import { takeProviderPictures } from './take-provider-pictures.ts';
import { viewStoreProduct } from './view-store-product.ts';

/** Longer than the making of any product takes: later nobody waits for it any more. */
const graceMs = 5 * 60_000;

type Body = z.output<typeof createStoreProductBody>;

/** Who asks, in which language, under which key. */
export type Asker = { shop: string; userId: string; language: Language };

export type StoreProductsParts = {
  db: Database;
  queue: Pick<Queue, 'send'>;
  designs: Pick<DesignsService, 'read' | 'rendered' | 'keep' | 'keepNeeded'>;
  catalogue: Catalogue;
  products: StoreProducts;
  /** Printful's store connection brings it the orders of such products; the embedded one gets none. */
  provider: Pick<PrintProvider, 'name' | 'mockups'>;
  printFiles: DesignsForOrders['printFiles'];
  onError: (error: unknown) => void;
  now: () => Date;
};

/** Designs as products of a merchant's store. */
export function createStoreProductsService(parts: StoreProductsParts) {
  const { db, queue, designs, catalogue, products, provider, onError, now } = parts;
  const pictures = createStorePictures(products);
  const maker = createProductMaker({ db, products, pictures, now });
  const refresh = createRefresher({ db, products, pictures, designs });
  const add = createProviderPictures({ ...parts, pictures });
  const watch = createStoreWatch({ db, products });

  async function find({ shop }: Asker, id: string): Promise<StoreProductRow> {
    const row = await repository.findStoreProduct(db, shop, id);
    if (!row) throw new AppError('NotFound');
    return row;
  }

  /** Whether the mock-ups of a design are others by now than those that the store shows. */
  async function isOutdated({ userId }: Asker, row: StoreProductRow): Promise<boolean> {
    if (row.status !== 'made') return false;
    const design = await designs.read(userId, row.designId).catch(orUndefined);
    if (!design) return false;
    const [shown, sent] = [design.mockups, row.pictures].map((list) => list.length);
    const isOther =
      shown !== sent || row.pictures.some((one, at) => one.objectId !== design.mockups[at]?.id);
    return isOther || row.blankHash !== blankVersion(row.printProductId);
  }

  const view = async (asker: Asker, row: StoreProductRow): Promise<PrintInStore> => {
    const outdated = await isOutdated(asker, row);
    return viewStoreProduct(row, { outdated, pictureUrl: row.pictureUrl }, asker.language);
  };

  async function seen(asker: Asker, row: StoreProductRow): Promise<PrintInStore> {
    const { rows } = await watch.look(asker.shop, [row]);
    return view(asker, rows[0] ?? row);
  }

  async function putWish(asker: Asker, key: string | undefined, body: Body) {
    const { shop, userId, language } = asker;
    const design = await designs.read(userId, body.design_id);
    const product = await catalogue.read(design.product_id, language);
    const currency = await products.currency(shop);
    const variants = priceVariants(product, body, currency);
    const id = repository.newId();
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const row = await repository.putWish(db, {
      ...{ id, shop, userId, bodyHash, currency, variants, title: body.title },
      ...{ wishKey: key ?? id, designId: design.id, printProductId: product.id },
      ...{ handle: handleOf(body.title, product.id, id), status: 'creating', pictures: [] },
      ...{ blankHash: blankVersion(product.id), createdAt: now(), triedAt: now() },
    });
    if (row.bodyHash !== bodyHash) throw new AppError('Conflict');
    return { row, product };
  }

  return {
    setup: async (shop: string): Promise<PrintStoreSetup> => ({
      currency: await products.currency(shop),
      fulfilled: provider.name === 'printful',
    }),

    /**
     * Makes a draft of a design in the store. The same key again is the same product.
     *
     * @throws AppError `NotFound` for a design that is not theirs, `InvalidInput` naming variants and
     *   prices, `StoreProductRefused` with the store's reasons, `StoreScopeMissing`, `StoreGone`
     */
    create: async (asker: Asker, key: string | undefined, body: Body): Promise<PrintInStore> => {
      const { row, product } = await putWish(asker, key, body);
      if (row.status === 'made' || row.status === 'deleted') return seen(asker, row);
      const design = await designs.rendered(asker.userId, row.designId, { anew: false });
      await designs.keep(asker.userId, row.designId);
      const { title, description } = body;
      const wish = { product, title, description, language: asker.language };
      const made = await maker.make(row, wish, design);
      if (made.status === 'made' && provider.name === 'printful') {
        const message = { shop: made.shop, id: made.id };
        await db.transaction((tx) => queue.send(tx, providerPicturesQueue, message));
      }
      return seen(asker, made);
    },

    list: async (
      asker: Asker,
      page: { cursor?: string | undefined; limit: number },
    ): Promise<PrintInStorePage> => {
      const found = await repository.listStoreProducts(db, asker.shop, page);
      const { rows, problem } = await watch.look(asker.shop, found.slice(0, page.limit));
      return {
        rows: await Promise.all(rows.map((row) => view(asker, row))),
        pageInfo: {
          end_cursor: rows.at(-1)?.id ?? null,
          has_next_page: found.length > page.limit,
        },
        problem: problem && {
          code: problem,
          message: await errorMessage(asker.language, problem),
        },
      };
    },

    read: async (asker: Asker, id: string): Promise<PrintInStore> =>
      seen(asker, await find(asker, id)),

    /**
     * Deletes the product in the store, as long as it is what we made.
     *
     * @throws AppError `StoreProductChanged` once somebody edited or published it
     */
    undo: async (asker: Asker, id: string): Promise<PrintInStore> => {
      const row = await find(asker, id);
      if (row.status === 'creating') throw new AppError('Conflict');
      if (row.status === 'made' && row.productId) {
        const content = await products.read(row.shop, row.productId);
        if (content && !isUnchanged(row, content)) throw new AppError('StoreProductChanged');
        if (content) await products.remove(row.shop, row.productId);
      }
      return view(asker, await repository.updateStoreProduct(db, id, { status: 'deleted' }));
    },

    /** Renders the mock-ups once more and puts them in the place of those in the store. */
    refreshMedia: async (asker: Asker, id: string): Promise<PrintInStore> =>
      seen(asker, await refresh(asker.userId, await find(asker, id))),

    addProviderPictures: takeProviderPictures({ add, onError }),

    /** Looks after wishes whose end nobody saw, and keeps the designs that stores sell. */
    everyMinute: async (limit = 50): Promise<void> => {
      const before = new Date(+now() - graceMs);
      for (const row of await repository.listUnsettled(db, before, limit)) {
        await maker.settle(row).catch(onError);
      }
      await designs.keepNeeded((ids) => repository.listSold(db, ids));
    },

    /** Forgets all of a shop's; what is in the store stays there. */
    forgetAll: (shop: string): Promise<void> => repository.deleteStoreProductsOf(db, shop),
  };
}

function orUndefined(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NotFound') return undefined;
  throw error;
}
