import { busyStore, retry, type Api } from '@tintory/api-client';
import { batchRules, type CursorPage, type StoreProduct } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useMutation } from '@tanstack/react-query';

/** Most items that one call returns. */
const perCall = 50;

type Found = { products: StoreProduct[]; more: boolean };

/** Reads all search results page by page, up to a batch's limit. */
async function readFound(api: Pick<Api, 'store'>, words: string, most: number): Promise<Found> {
  const products: StoreProduct[] = [];
  let page: CursorPage<StoreProduct>['pageInfo'] = { end_cursor: null, has_next_page: true };
  while (page.has_next_page && products.length < most) {
    const query = {
      limit: Math.min(perCall, most - products.length),
      ...(words && { q: words }),
      ...(page.end_cursor !== null && { cursor: page.end_cursor }),
    };
    const next = await retry(() => api.store.products(query), busyStore);
    products.push(...next.rows);
    page = next.pageInfo;
  }
  return { products, more: page.has_next_page };
}

/** Selects all search results, beyond the loaded page. */
export function useEverythingFound(onFound: (products: StoreProduct[]) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (words: string) => readFound(api, words, batchRules.maxItems),
    onSuccess: ({ products }) => onFound(products),
  });
}
