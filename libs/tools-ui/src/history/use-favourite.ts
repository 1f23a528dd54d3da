import { jobListsFilter } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';

/** Marks a job as a favourite, or no longer: at once, and back again where the API refuses. */
export function useFavourite(job: Job) {
  const { api } = useToolServices();
  const { toast } = useKit();
  const t = useT('history');
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (favourite: boolean) => api.jobs.markFavourite(job.id, favourite),
    onError: () => toast({ tone: 'bad', text: t('history:favouriteFailed') }),
    onSettled: () => client.invalidateQueries(jobListsFilter),
  });
  const favourite = mutation.isPending ? mutation.variables : job.favourite;
  return { favourite, toggle: () => mutation.mutate(!favourite) };
}
