import { jobsQuery } from '@tintory/api-client';
import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';
import { enlarger, factorOf } from './enlarge-request.ts';

/** More than anybody makes of one picture. */
const limit = 20;

/** The jobs that made this result larger before: none is to be paid twice. */
export function useEarlierLarger(objectId: string) {
  const { api } = useToolServices();
  const query = useQuery({
    ...jobsQuery(api, { tool_id: enlarger.tool.id, q: objectId, limit }),
    // What was made a moment ago counts too.
    staleTime: 0,
  });
  return {
    jobs: query.data?.rows.filter((job) => factorOf(job, objectId)) ?? [],
    /** Until it is known, nobody should pay. */
    checking: !query.isFetchedAfterMount,
  };
}
