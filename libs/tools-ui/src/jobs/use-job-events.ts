import { jobQuery } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { connectJobEvents } from './job-events.ts';
import { isFinished, newerJob } from './newer-job.ts';

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
      void client.invalidateQueries({ queryKey: ['jobs', 'list'] });
      void client.invalidateQueries({ queryKey: ['members'] });
    };
    const stop = connectJobEvents({
      baseUrl: api.baseUrl,
      getToken: getEventsToken,
      onJob,
      onLive: setLive,
    });
    return () => {
      stop();
      setLive(false);
    };
  }, [api, client, enabled, getEventsToken, signedIn]);
  return live;
}
