import { isFinished, useJobEvents, useToolServices } from '@tintory/tools-ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export type ResultsFilter = { words: string; toolId: string; productId: string | null };

const pageSize = 20;

/** Without the socket, how often a list with unfinished jobs is read again. */
const pollMs = 3_000;

/** Everything the store made, newest first, page after page. */
export function useResults({ words, toolId, productId }: ResultsFilter) {
  const { api, signedIn } = useToolServices();
  const live = useJobEvents(signedIn);
  const q = words.trim();
  const query = useInfiniteQuery({
    queryKey: ['jobs', 'list', 'pages', { q, toolId, productId }],
    queryFn: ({ pageParam: page, signal }) =>
      api.jobs.list(
        {
          page,
          limit: pageSize,
          sort: '-created_at',
          ...(q && { q }),
          ...(toolId && { tool_id: toolId }),
          ...(productId !== null && { shopify_product_id: productId }),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: ({ pageInfo }) => (pageInfo.has_next_page ? pageInfo.page + 1 : undefined),
    enabled: signedIn,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.pages.some((page) => page.rows.some((job) => !isFinished(job)));
      return waiting && !live ? pollMs : false;
    },
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  // A page that shifted by a new job repeats a row: each is shown once.
  const shown = [...new Map(rows.map((job) => [job.id, job])).values()];
  return {
    // What is answered at once, such as where the faces are, is a question and no work.
    jobs: shown.filter((job) => job.call_type === 'async'),
    loading: query.isPending,
    failed: query.isError,
    reload: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

export type Results = ReturnType<typeof useResults>;
