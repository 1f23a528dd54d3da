import { useToolServices } from '@tintory/tools-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job } from '@tintory/contract';

/** Marks a job as a favourite, or no longer: at once, and back again where the API refuses. */
export function useFavourite(job: Job) {
  const { api } = useToolServices();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (favourite: boolean) => api.jobs.markFavourite(job.id, favourite),
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs', 'list'] }),
  });
  const favourite = mutation.isPending ? mutation.variables : job.favourite;
  return { favourite, toggle: () => mutation.mutate(!favourite) };
}
