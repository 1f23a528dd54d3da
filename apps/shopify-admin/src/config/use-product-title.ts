import type { CursorPage, StoreProduct } from '@tintory/contract';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

type Pages = InfiniteData<CursorPage<StoreProduct>>;

/** What a page hands to the next beside the address. */
type ProductState = { title?: string } | null;

/** What a product is called, as far as a page before this one knew; the store tells no single one. */
export function useProductTitle(productId: string | null): string | null {
  const client = useQueryClient();
  const state = useLocation().state as ProductState;
  if (productId === null) return null;
  const lists = client.getQueriesData<Pages>({ queryKey: ['store', 'products'] });
  const products = lists.flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? []);
  return products.find(({ id }) => id === productId)?.title ?? state?.title ?? null;
}
