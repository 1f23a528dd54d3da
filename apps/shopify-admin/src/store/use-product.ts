import { ApiError, storeProductQuery, storeProductListsFilter } from '@tintory/api-client';
import type { CursorPage, StoreProduct } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

type Pages = InfiniteData<CursorPage<StoreProduct>>;

/** Navigation state that a page passes to the next. */
export type ProductState = { product?: Pick<StoreProduct, 'id' | 'title'> } | null;

/** The title from navigation state or a cached product list. */
function useKnownTitle(productId: string | null): string | null {
  const client = useQueryClient();
  const state = useLocation().state as ProductState;
  const lists = client.getQueriesData<Pages>(storeProductListsFilter);
  const products = lists.flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? []);
  // The state may be of another product than the present picture's.
  if (state?.product) products.push({ ...state.product, featured_image: null });
  return products.find(({ id }) => id === productId)?.title ?? null;
}

/**
 * A product's title, and whether the store has deleted it; fetched only if the title is not known.
 */
export function useProduct(productId: string | null): { title: string | null; gone: boolean } {
  const api = useApi();
  const known = useKnownTitle(productId);
  const { data, error } = useQuery({
    ...storeProductQuery(api, productId ?? ''),
    enabled: productId !== null && known === null,
  });
  const gone = error instanceof ApiError && error.code === 'NotFound';
  return { title: known ?? data?.title ?? null, gone };
}
