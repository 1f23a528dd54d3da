import type { ErrorCode, PrintDesign } from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ProductContent, StoreProducts } from '../../store/products/store-products.service.ts';
import { productInput, type ProductWish } from './product-input.ts';
import type { StorePictures } from './store-pictures.ts';
import {
  deleteWish,
  updateStoreProduct,
  type StoreProductRow,
} from './store-products.repository.ts';

/** After any of these the store has nothing of the product; after another it may. */
const notTaken: ErrorCode[] = [
  'StoreProductRefused',
  'StoreScopeMissing',
  'StoreGone',
  'TooManyRequests',
];

type Parts = {
  db: Database;
  products: StoreProducts;
  pictures: StorePictures;
  now: () => Date;
};

export type Wish = Omit<ProductWish, 'sources' | 'handle' | 'variants'>;

/** Makes the product of a wish, once: whatever got lost on the way is found again by its handle. */
export function createProductMaker({ db, products, pictures, now }: Parts) {
  async function stageOrForget(row: StoreProductRow, design: PrintDesign): Promise<string[]> {
    try {
      return await pictures.stage(row.shop, design);
    } catch (error) {
      await deleteWish(db, row.id);
      throw error;
    }
  }

  /** The store's id of the product; what got no answer may be there all the same. */
  async function setOrFind(row: StoreProductRow, wish: ProductWish): Promise<string> {
    try {
      return await products.set(row.shop, productInput(wish));
    } catch (error) {
      if (error instanceof AppError && notTaken.includes(error.code)) {
        await deleteWish(db, row.id);
        throw error;
      }
      const found = await products.findByHandle(row.shop, row.handle).catch(() => undefined);
      if (!found) throw error;
      return found;
    }
  }

  /** Notes what the store has; `isOwn` where nobody else can have touched it yet. */
  async function note(row: StoreProductRow, productId: string, isOwn: boolean) {
    await updateStoreProduct(db, row.id, { productId });
    const first = await products.read(row.shop, productId);
    if (!first) return updateStoreProduct(db, row.id, { status: 'deleted' });
    const taken = await pictures.settled(row.shop, first.fileIds.slice(0, row.pictures.length));
    const content = (await products.read(row.shop, productId)) ?? first;
    const isOurs = isOwn || isAsWished(row, content);
    return updateStoreProduct(db, row.id, {
      ...{ status: 'made', productId },
      pictures: row.pictures.map((one, index) => ({
        ...{ ...one, fileId: first.fileIds[index] ?? null },
      })),
      ...{ storeStatus: content.status, isChanged: !isOurs },
      fingerprint: isOurs ? content.fingerprint : null,
      problem: taken ? null : 'StoreMediaFailed',
    });
  }

  return {
    /** Goes on with a wish, however far it came before. */
    make: async (
      row: StoreProductRow,
      wish: Wish,
      design: PrintDesign,
    ): Promise<StoreProductRow> => {
      const known = await products.findByHandle(row.shop, row.handle);
      if (known) return note(row, known, false);
      const sources = await stageOrForget(row, design);
      const tried = await updateStoreProduct(db, row.id, {
        ...{ status: 'creating', problem: null, triedAt: now() },
        pictures: design.mockups.map(({ id }) => ({ objectId: id, fileId: null })),
      });
      const { handle, variants } = tried;
      return note(tried, await setOrFind(tried, { ...wish, handle, variants, sources }), true);
    },

    /** Finds out what became of a wish that nobody waits for any more; makes nothing. */
    settle: async (row: StoreProductRow): Promise<void> => {
      await updateStoreProduct(db, row.id, { triedAt: now() });
      const productId = await products.findByHandle(row.shop, row.handle);
      if (productId) await note(row, productId, false);
      else {
        const problem = 'ProviderUnavailable';
        await updateStoreProduct(db, row.id, { status: 'failed', problem });
      }
    },
  };
}

/** Whether a product that was found again is still what we sent. */
function isAsWished(row: StoreProductRow, { status, title, prices }: ProductContent): boolean {
  const sent = row.variants.map(({ price }) => Number(price)).toSorted((a, b) => a - b);
  const found = prices.toSorted((a, b) => a - b);
  return status === 'DRAFT' && title === row.title && String(sent) === String(found);
}
