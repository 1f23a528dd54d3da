import {
  jobPagesQuery,
  storeImagesQuery,
  storeMemberQuery,
  storeProductsQuery,
  toolQuery,
  type Api,
} from '@tintory/api-client';
import { tools } from '@tintory/catalog';
import { storeRules, type CursorPage, type StoreImage, type Tool } from '@tintory/contract';
import { warmSample } from '@tintory/tools-ui';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { basePath } from '../config/base-path.ts';
import { paths } from '../config/paths.ts';
import { productOf } from '../config/store-ids.ts';
import { pageAt } from './page-files.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * Prefetches the first page's largest content before the page has loaded: its hooks find the cached
 * or pending query. The page shows any errors.
 */
export function prefetchPage(address: Address, api: Api, queries: QueryClient): void {
  const path = address.pathname.slice(basePath.length);
  const { pageSize: limit } = storeRules;
  switch (pageAt(address.pathname)) {
    case 'home':
    case 'batch':
      void queries.prefetchQuery(storeMemberQuery(api));
      return;
    case 'tool': {
      void queries.prefetchQuery(storeMemberQuery(api));
      const tool = tools.find(({ id }) => paths.tool.href(id) === path);
      // With `job` or `product` in the URL, the page shows the merchant's own picture instead of
      // the sample.
      if (tool) void fetchSample(tool.id, api, queries, !/[?&](job|product)=/.test(address.search));
      return;
    }
    case 'history':
      // With these parameters the list is filtered.
      if (!/[?&](product|q|tool|favourites)=/.test(address.search))
        void queries.prefetchInfiniteQuery(jobPagesQuery(api));
      return;
    case 'products':
      void queries.prefetchInfiniteQuery(storeProductsQuery(api, { limit }));
      return;
    case 'product': {
      const id = productOf(path.split('/').at(-1) ?? '');
      void fetchPictures(storeImagesQuery(api, { product_id: id, limit }), queries);
    }
  }
}

/** The tool, and the pictures of its first sample. */
async function fetchSample(toolId: string, api: Api, queries: QueryClient, isShown: boolean) {
  const query = toolQuery(api, toolId);
  await queries.prefetchQuery(query);
  const sample = queries.getQueryData<Tool>(query.queryKey)?.samples[0];
  if (sample && isShown) warmSample(sample);
}

/** Number of a product's pictures above the fold on a phone. */
const firstPictures = 4;

async function fetchPictures(query: ReturnType<typeof storeImagesQuery>, queries: QueryClient) {
  await queries.prefetchInfiniteQuery(query);
  const found = queries.getQueryData<InfiniteData<CursorPage<StoreImage>>>(query.queryKey);
  for (const { Image: media } of found?.pages[0]?.rows.slice(0, firstPictures) ?? [])
    new Image().src = media.image.thumbnail_url;
}
