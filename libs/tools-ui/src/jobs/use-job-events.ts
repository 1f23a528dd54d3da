import {
  batchQuery,
  jobQuery,
  batchItemsFilter,
  batchListsFilter,
  batchesFilter,
  jobListsFilter,
  membersFilter,
  singleJobsFilter,
} from '@tintory/api-client';
import type { Batch, Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { connectJobEvents } from './job-events.ts';
import { isFinished, newerJob } from './newer-job.ts';

/** A batch of hundreds tells of every photo: its list is read again at most this often. */
const listMs = 500;

/**
 * Lets the event socket write into the query cache while `enabled`. True while the line stands; the
 * caller polls when it does not.
 */
export function useJobEvents(enabled: boolean): boolean {
  const { api, getEventsToken, signedIn } = useToolServices();
  const client = useQueryClient();
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (!enabled || !signedIn) return;
    const onJob = (job: Job) => {
      const { queryKey } = jobQuery(api, job.id);
      client.setQueryData<Job>(queryKey, (known) => newerJob(known, job));
      if (!isFinished(job)) return;
      void client.invalidateQueries(jobListsFilter);
      void client.invalidateQueries(membersFilter);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readLists = () => {
      timer = undefined;
      void client.invalidateQueries(batchItemsFilter);
      void client.invalidateQueries(batchListsFilter);
    };
    const onBatch = (batch: Batch) => {
      client.setQueryData(batchQuery(api, batch.id).queryKey, batch);
      timer ??= setTimeout(readLists, listMs);
    };
    const onLive = (stands: boolean) => {
      setLive(stands);
      // Events during a disconnection were missed.
      if (!stands) return;
      void client.invalidateQueries(singleJobsFilter);
      void client.invalidateQueries(batchesFilter);
    };
    const stop = connectJobEvents({
      baseUrl: api.baseUrl,
      getToken: getEventsToken,
      onJob,
      onBatch,
      onLive,
    });
    return () => {
      stop();
      clearTimeout(timer);
      setLive(false);
    };
  }, [api, client, enabled, getEventsToken, signedIn]);
  return live;
}
