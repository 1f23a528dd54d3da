import type { PrintInStore } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import { requireStoreProduct, viewRow } from './read-store-products.ts';
import type { Asker, StoreProductsParts } from './store-products-parts.ts';
import { updateStoreProduct } from './store-products.repository.ts';
import { isUnchanged } from './watch-store.ts';

/**
 * Deletes the product in the store, as long as it is what we made.
 *
 * @throws AppError `StoreProductChanged` once somebody edited or published it
 */
export const undoStoreProduct = (parts: StoreProductsParts) => {
  const { db, products } = parts;
  const view = viewRow(parts);

  return async (asker: Asker, id: string): Promise<PrintInStore> => {
    const row = await requireStoreProduct(parts, asker, id);
    if (row.status === 'creating') throw new AppError('Conflict');
    if (row.status === 'made' && row.productId) {
      const content = await products.read(row.shop, row.productId);
      if (content && !isUnchanged(row, content)) throw new AppError('StoreProductChanged');
      if (content) await products.remove(row.shop, row.productId);
    }
    return view(asker, await updateStoreProduct(db, id, { status: 'deleted' }));
  };
};
