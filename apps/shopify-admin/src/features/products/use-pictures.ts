import { storeImagesQuery } from '@tintory/api-client';
import { storeRules } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useInfiniteQuery } from '@tanstack/react-query';

/** A product's pictures, page by page. */
export function usePictures(productId: string) {
  const api = useApi();
  const query = storeImagesQuery(api, { product_id: productId, limit: storeRules.pageSize });
  const list = useInfiniteQuery(query);
  return {
    pictures: list.data?.pages.flatMap(({ rows }) => rows) ?? [],
    loading: list.isPending,
    error: list.error,
    reload: () => void list.refetch(),
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
