import { samplePagesQuery, toolQuery } from '@tintory/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';

/** The drawn samples of a tool; empty until loaded. */
export function useSamples(toolId: string) {
  const { api } = useToolServices();
  const query = useQuery(toolQuery(api, toolId));
  return { samples: query.data?.samples ?? [], loading: query.isPending };
}

/** All samples of a tool, page by page, loaded once `wanted`. */
export function useMoreSamples(toolId: string, wanted: boolean) {
  const { api } = useToolServices();
  const query = useInfiniteQuery({ ...samplePagesQuery(api, toolId), enabled: wanted });
  return {
    samples: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    loading: query.isPending,
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
  };
}
