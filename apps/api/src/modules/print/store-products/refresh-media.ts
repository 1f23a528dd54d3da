import { blankVersion } from '@tintory/mockups';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StoreProducts } from '../../store/products/store-products.service.ts';
import type { DesignsService } from '../designs/designs.service.ts';
import type { StorePictures } from './store-pictures.ts';
import { updateStoreProduct, type StoreProductRow } from './store-products.repository.ts';
import { isUnchanged } from './watch-store.ts';

type Parts = {
  db: Database;
  products: Pick<StoreProducts, 'read'>;
  pictures: StorePictures;
  designs: Pick<DesignsService, 'rendered'>;
};

/** Renders the mock-ups of a product anew. Words, prices and other pictures stay as they are. */
export function createRefresher({ db, products, pictures, designs }: Parts) {
  return async (userId: string, row: StoreProductRow): Promise<StoreProductRow> => {
    const { shop, productId, title } = row;
    const before = productId && (await products.read(shop, productId));
    if (row.status !== 'made' || !productId || !before) throw new AppError('NotFound');
    const design = await designs.rendered(userId, row.designId, { anew: true });
    const sent = await pictures.replace({ shop, productId, title }, design, {
      ...{ pictures: row.pictures, fileIds: before.fileIds },
    });
    const fileIds = sent.flatMap(({ fileId }) => fileId ?? []);
    const taken = await pictures.settled(shop, fileIds);
    const after = await products.read(shop, productId);
    return updateStoreProduct(db, row.id, {
      ...{ pictures: sent, blankHash: blankVersion(row.printProductId) },
      problem: taken ? null : 'StoreMediaFailed',
      // Stays unedited if it was: our own changes are not edits.
      ...(after && isUnchanged(row, before) && { fingerprint: after.fingerprint }),
      storeUpdatedAt: null,
    });
  };
}
