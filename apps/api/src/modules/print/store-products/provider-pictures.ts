import type { Database } from '../../../platform/database/database.ts';
import type { StoreProducts } from '../../store/products/store-products.service.ts';
import type { DesignsForOrders } from '../orders/designs-for-orders.ts';
import type { PrintProvider } from '../print-provider.ts';
import type { StorePictures } from './store-pictures.ts';
import type { ProviderPicturesMessage } from './provider-pictures.queue.ts';
import { findStoreProduct, updateStoreProduct } from './store-products.repository.ts';
import { isUnchanged } from './watch-store.ts';

type Parts = {
  db: Database;
  products: Pick<StoreProducts, 'read'>;
  pictures: Pick<StorePictures, 'add'>;
  provider: Pick<PrintProvider, 'mockups'>;
  printFiles: DesignsForOrders['printFiles'];
};

/**
 * Adds the provider's own pictures after our mock-ups, once they are rendered. That takes minutes
 * and may fail: the product is in the store with our mock-ups before, and keeps them.
 */
export function createProviderPictures(parts: Parts) {
  const { db, products, pictures, provider, printFiles } = parts;
  return async ({ shop, id }: ProviderPicturesMessage): Promise<void> => {
    const wished = await findStoreProduct(db, shop, id);
    const variantId = wished?.variants[0]?.variantId;
    if (wished?.status !== 'made' || variantId === undefined) return;
    const made = await provider.mockups({
      variantId,
      files: await printFiles(wished.designId, variantId),
    });
    if (made.length === 0) return;
    const row = await findStoreProduct(db, shop, id);
    const before = row?.productId && (await products.read(shop, row.productId));
    if (!row?.productId || !before || row.status !== 'made') return;
    for (const { url } of made) await pictures.add(shop, row.productId, url, row.title);
    const after = await products.read(shop, row.productId);
    // Stays unedited if it was: our own additions are not edits.
    if (after && isUnchanged(row, before)) {
      await updateStoreProduct(db, id, { fingerprint: after.fingerprint, storeUpdatedAt: null });
    }
  };
}
