import type { ErrorCode } from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ProductContent, StoreProducts } from '../../store/products/store-products.service.ts';
import { updateStoreProduct, type StoreProductRow } from './store-products.repository.ts';

/** While a store does not answer, its last answer counts. */
const passing: ErrorCode[] = [
  'StoreGone',
  'StoreScopeMissing',
  'TooManyRequests',
  'ProviderUnavailable',
];

export const isUnchanged = (row: StoreProductRow, { fingerprint, status }: ProductContent) =>
  status === 'DRAFT' && fingerprint === row.fingerprint;

type Parts = { db: Database; products: Pick<StoreProducts, 'read' | 'states'> };

/** The states of our products in the store. */
export function createStoreWatch({ db, products }: Parts) {
  async function refreshed(
    row: StoreProductRow,
    pictureUrl?: string | null,
  ): Promise<StoreProductRow> {
    const content = row.productId && (await products.read(row.shop, row.productId));
    if (!content) return updateStoreProduct(db, row.id, { status: 'deleted' });
    return updateStoreProduct(db, row.id, {
      storeStatus: content.status,
      storeUpdatedAt: content.updatedAt,
      isChanged: content.fingerprint !== row.fingerprint,
      pictureUrl: pictureUrl ?? null,
    });
  }

  async function look(shop: string, rows: StoreProductRow[]): Promise<StoreProductRow[]> {
    const made = rows.filter(({ status }) => status === 'made');
    const ids = made.flatMap(({ productId }) => productId ?? []);
    if (ids.length === 0) return rows;
    const states = await products.states(shop, ids);
    const seen: StoreProductRow[] = [];
    for (const row of rows) {
      const state = states.get(row.productId ?? '');
      const isSame = state?.updatedAt === row.storeUpdatedAt && state?.status === row.storeStatus;
      seen.push(row.status !== 'made' || isSame ? row : await refreshed(row, state?.pictureUrl));
    }
    return seen;
  }

  return {
    /** The rows as the store has them, or our last copy with the store's problem. */
    look: async (shop: string, rows: StoreProductRow[]) => {
      try {
        return { rows: await look(shop, rows), problem: null };
      } catch (error) {
        if (!(error instanceof AppError) || !passing.includes(error.code)) throw error;
        return { rows, problem: error.code };
      }
    },
  };
}
