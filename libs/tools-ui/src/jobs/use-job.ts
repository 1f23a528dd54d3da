import { ApiError, jobQuery } from '@tintory/api-client';
import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';
import type { JobReading } from './job-phase.ts';
import { isFinished, newerJob } from './newer-job.ts';
import { useJobEvents } from './use-job-events.ts';
import type { Job } from '@tintory/contract';

/** Without the socket a second feels alive; with it a rare look catches a lost message. */
const pollMs = { alone: 1_000, besideSocket: 15_000 } as const;

/** The job with this id, followed until it is finished: by the socket, or by polling without it. */
export function useJob(id: string | null): JobReading {
  const { api, signedIn } = useToolServices();
  const query = jobQuery(api, id ?? '');
  const state = useQuery({
    ...query,
    enabled: id !== null && signedIn,
    structuralSharing: (known, incoming) => newerJob(known as Job | undefined, incoming as Job),
    refetchInterval: ({ state: { data } }) => {
      if (data && isFinished(data)) return false;
      return live ? pollMs.besideSocket : pollMs.alone;
    },
  });
  const following = id !== null && (!state.data || !isFinished(state.data));
  const live = useJobEvents(following);
  const lost = state.error && !state.data;
  const errorCode = state.error instanceof ApiError ? state.error.code : 'Internal';
  return { id, job: state.data, errorCode: lost ? errorCode : null };
}
