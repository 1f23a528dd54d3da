import type { ErrorCode, PrintDesign } from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StoreProducts } from '../../store/products/store-products.service.ts';
import { noteProduct } from './note-product.ts';
import { productInput, type ProductWish } from './product-input.ts';
import type { StorePictures } from './store-pictures.ts';
import {
  deleteWish,
  updateStoreProduct,
  type StoreProductRow,
} from './store-products.repository.ts';

/** After these errors the store has no product; after others it may have one. */
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

/** Creates the product of a request once: after a lost answer it is found by its handle. */
export function createProductMaker({ db, products, pictures, now }: Parts) {
  const note = noteProduct({ db, products, pictures });

  async function stageOrForget(row: StoreProductRow, design: PrintDesign): Promise<string[]> {
    try {
      return await pictures.stage(row.shop, design);
    } catch (error) {
      await deleteWish(db, row.id);
      throw error;
    }
  }

  /** The store's id of the product; after a lost answer it may exist without one. */
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

  return {
    /** Continues a request at whatever step it stopped. */
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

    /** Finds out the outcome of an abandoned request; creates nothing. */
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
