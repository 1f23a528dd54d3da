import { storeProductsQuery } from '@tintory/api-client';
import { storeRules } from '@tintory/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useToolServices } from '../tool-services.tsx';

/** Debounce in milliseconds: long enough to finish a word, short enough not to be noticed. */
const typingMs = 300;

/** The debounced search words. */
function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), typingMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}

/** The store's products page by page; other search words restart the list. */
export function useStoreProducts(words: string) {
  const { api } = useToolServices();
  const q = useRested(words.trim());
  const query = { limit: storeRules.pageSize, ...(q ? { q } : {}) };
  const list = useInfiniteQuery(storeProductsQuery(api, query));
  return {
    products: list.data?.pages.flatMap(({ rows }) => rows) ?? [],
    loading: list.isPending || q !== words.trim(),
    failed: list.isError,
    reload: () => void list.refetch(),
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}

export type StoreProducts = ReturnType<typeof useStoreProducts>;
