import { ApiError, storeProductQuery, storeProductListsFilter } from '@tintory/api-client';
import type { CursorPage, StoreProduct } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

type Pages = InfiniteData<CursorPage<StoreProduct>>;

/** What a page hands to the next beside the address. */
export type ProductState = { product?: Pick<StoreProduct, 'id' | 'title'> } | null;

/** The title as far as a page before this one knew it. */
function useKnownTitle(productId: string | null): string | null {
  const client = useQueryClient();
  const state = useLocation().state as ProductState;
  const lists = client.getQueriesData<Pages>(storeProductListsFilter);
  const products = lists.flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? []);
  // The page may have gone on to a picture of another product since.
  if (state?.product) products.push({ ...state.product, featured_image: null });
  return products.find(({ id }) => id === productId)?.title ?? null;
}

/** What a product is called, and whether the store has it no longer; asked where nobody knew. */
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
