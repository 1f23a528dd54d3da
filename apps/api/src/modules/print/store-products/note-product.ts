import type { Database } from '../../../platform/database/database.ts';
import type { ProductContent, StoreProducts } from '../../store/products/store-products.service.ts';
import type { StorePictures } from './store-pictures.ts';
import { updateStoreProduct, type StoreProductRow } from './store-products.repository.ts';

type Parts = {
  db: Database;
  products: Pick<StoreProducts, 'read'>;
  pictures: Pick<StorePictures, 'settled'>;
};

/** Notes what the store has of a product. */
export const noteProduct =
  ({ db, products, pictures }: Parts) =>
  /** @param isOwn where nobody else can have touched it yet */
  async (row: StoreProductRow, productId: string, isOwn: boolean): Promise<StoreProductRow> => {
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
  };

/** Whether a product that was found again is unedited. */
function isAsWished(row: StoreProductRow, { status, title, prices }: ProductContent): boolean {
  const sent = row.variants.map(({ price }) => Number(price)).toSorted((a, b) => a - b);
  const found = prices.toSorted((a, b) => a - b);
  return status === 'DRAFT' && title === row.title && String(sent) === String(found);
}
