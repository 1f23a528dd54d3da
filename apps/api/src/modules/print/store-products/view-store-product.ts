import type { PrintInStore, PrintInStoreState } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { errorMessage } from '../../../platform/messages.ts';
import type { StoreProductRow } from './store-products.repository.ts';

function stateOf(row: StoreProductRow): PrintInStoreState {
  if (row.status !== 'made') return row.status;
  if (row.storeStatus !== 'DRAFT') return 'published';
  return row.isChanged ? 'changed' : 'draft';
}

type Seen = { pictureUrl: string | null; outdated: boolean };

/** A row as the contract shows it. */
export async function viewStoreProduct(
  row: StoreProductRow,
  { pictureUrl, outdated }: Seen,
  language: Language,
): Promise<PrintInStore> {
  const prices = row.variants.map(({ price }) => Number(price));
  const state = stateOf(row);
  const { problem: code } = row;
  return {
    ...{ id: row.id, design_id: row.designId, print_product_id: row.printProductId },
    ...{ product_id: row.productId, title: row.title, currency: row.currency, state, outdated },
    ...{ price_from: Math.min(...prices), price_to: Math.max(...prices) },
    variants: row.variants.length,
    picture_url: pictureUrl,
    problem: code && { code, message: await errorMessage(language, code) },
    undoable: state === 'draft',
    created_at: row.createdAt.toISOString(),
  };
}
