import { jobPagesQuery } from '@tintory/api-client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { isFinished } from '../jobs/newer-job.ts';
import { useJobEvents } from '../jobs/use-job-events.ts';
import { useToolServices } from '../tool-services.tsx';
import { queryOf, type HistoryFilter } from './history-filter.ts';
import { useDeferredDelete } from './use-deferred-delete.ts';

/** Without the socket, how often a list with unfinished jobs is read again. */
const pollMs = 3_000;

/** What was made here, newest first, page after page; what is being deleted is gone already. */
export function useHistory(filter: HistoryFilter) {
  const { api, signedIn } = useToolServices();
  const live = useJobEvents(signedIn);
  const words = useDeferredValue(filter.words);
  const narrowing = queryOf({ ...filter, words });
  const query = useInfiniteQuery({
    ...jobPagesQuery(api, narrowing),
    placeholderData: keepPreviousData,
    enabled: signedIn,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.pages.some((page) => page.rows.some((job) => !isFinished(job)));
      return waiting && !live ? pollMs : false;
    },
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const { hidden, remove } = useDeferredDelete();

  // Deduplicates rows that repeat after a new job shifted the pages.
  const shown = [...new Map(rows.map((job) => [job.id, job])).values()];
  return {
    signedIn,
    // Synchronous calls, e.g. face detection, are not results.
    jobs: shown.filter((job) => !hidden.has(job.id) && job.call_type === 'async'),
    loading: query.isPending,
    /** What is shown answers the question before this one. */
    stale: query.isPlaceholderData,
    moreFailed: query.isFetchNextPageError && !query.isFetchingNextPage,
    failed: query.isError,
    reload: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    remove,
  };
}
