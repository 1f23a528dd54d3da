import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useOnline } from '@tintory/ui-kit';
import { shownStatus } from './shown-status.ts';

export const everySeconds = 20;

/** Polls the service status while the page is open. */
export function useStatus() {
  const online = useOnline();
  const query = useQuery({
    ...statusQuery(useApi()),
    staleTime: 0,
    refetchInterval: everySeconds * 1_000,
    // A browser may report offline although it can reach the service.
    networkMode: 'always',
  });
  const failed = query.isError;
  const at = Math.max(query.dataUpdatedAt, query.errorUpdatedAt);
  return {
    shown: shownStatus(query.data, { online, failed }),
    /** In seconds; null if unknown. */
    waiting: failed ? null : (query.data?.jobs_waiting_seconds ?? null),
    checkedAt: at > 0 ? new Date(at).toISOString() : null,
    looking: query.isFetching,
    look: () => void query.refetch(),
  };
}
