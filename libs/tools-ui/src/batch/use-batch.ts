import { batchItemsQuery, batchQuery, batchesFilter, membersFilter } from '@tintory/api-client';
import { batchRules, type Batch } from '@tintory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useJobEvents } from '../jobs/use-job-events.ts';
import { useToolServices } from '../tool-services.tsx';

/** Without the socket, how often a batch that works is read again. */
const pollMs = 2_000;

const isWorking = (batch: Batch | undefined) =>
  batch !== undefined && (batch.status === 'running' || batch.counts.running > 0);

/** A batch and its photos, kept fresh while it works. */
export function useBatch(batchId: string) {
  const { api, signedIn } = useToolServices();
  const client = useQueryClient();
  const live = useJobEvents(signedIn);
  const batch = useQuery({
    ...batchQuery(api, batchId),
    enabled: signedIn,
    refetchInterval: ({ state }) => (isWorking(state.data) && !live ? pollMs : false),
  });
  const items = useQuery({
    ...batchItemsQuery(api, batchId, { limit: batchRules.maxItems }),
    enabled: signedIn,
    refetchInterval: () => (isWorking(batch.data) && !live ? pollMs : false),
  });
  const keep = useCallback(
    async (work: Promise<Batch>) => {
      const next = await work;
      client.setQueryData(batchQuery(api, batchId).queryKey, next);
      // The rows are refetched in the background.
      void client.invalidateQueries(batchesFilter);
      void client.invalidateQueries(membersFilter);
      return next;
    },
    [api, batchId, client],
  );
  return {
    batch: batch.data,
    items: items.data?.rows ?? [],
    loading: batch.isPending || items.isPending,
    error: batch.error ?? items.error,
    reload: () => void Promise.all([batch.refetch(), items.refetch()]),
    keep,
  };
}
