import { ApiError, jobQuery } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';
import type { JobReading } from './job-phase.ts';
import { isFinished, newerJob } from './newer-job.ts';
import { useJobEvents } from './use-job-events.ts';

/** Without the socket a second feels alive; with it a rare preview catches a lost message. */
const pollMs = { alone: 1_000, besideSocket: 15_000 } as const;

/** The job with this id, followed until it is finished: by the socket, or by polling without it. */
export function useJob(id: string | null): JobReading {
  const { api, signedIn } = useToolServices();
  const query = jobQuery(api, id ?? '');
  // The same query twice: its data decides on listening, and listening decides on polling.
  const known = useQuery({ ...query, enabled: false }).data;
  const live = useJobEvents(id !== null && !(known && isFinished(known)));
  const { data, error } = useQuery({
    ...query,
    enabled: id !== null && signedIn,
    structuralSharing: (before, incoming) => newerJob(before as Job | undefined, incoming as Job),
    refetchInterval: ({ state }) => {
      if (state.data && isFinished(state.data)) return false;
      return live ? pollMs.besideSocket : pollMs.alone;
    },
  });
  const code = error instanceof ApiError ? error.code : 'Internal';
  return { id, job: data, errorCode: error && !data ? code : null };
}
