import { isFinished, useJobEvents, useToolServices } from '@tintory/tools-ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { queryOf, type HistoryFilter } from './history-filter.ts';
import { useDeferredDelete } from './use-deferred-delete.ts';

const pageSize = 20;

/** Without the socket, how often a list with unfinished jobs is read again. */
const pollMs = 3_000;

/** My jobs, newest first, page after page; those being deleted are gone already. */
export function useHistory(filter: HistoryFilter) {
  const { api, signedIn } = useToolServices();
  const live = useJobEvents(signedIn);
  const query = useInfiniteQuery({
    queryKey: ['jobs', 'list', 'pages', filter],
    queryFn: ({ pageParam, signal }) =>
      api.jobs.list(
        { page: pageParam, limit: pageSize, sort: '-created_at', ...queryOf(filter) },
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
  const { hidden, remove } = useDeferredDelete();

  // A page that shifted by a new job repeats a row: each is shown once.
  const shown = [...new Map(rows.map((job) => [job.id, job])).values()];
  return {
    signedIn,
    // What is answered at once, such as where the faces are, is a question and no work.
    jobs: shown.filter((job) => !hidden.has(job.id) && job.call_type === 'async'),
    loading: query.isPending,
    failed: query.isError,
    reload: query.refetch,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: query.fetchNextPage,
    remove,
  };
}
