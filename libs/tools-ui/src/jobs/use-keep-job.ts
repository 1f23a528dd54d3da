import { jobListsFilter, jobQuery, membersFilter } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useToolServices } from '../tool-services.tsx';
import type { RunStep } from './job-phase.ts';

type KeepOptions = {
  setStep: (step: RunStep) => void;
  onJobId: (id: string) => void;
};

/** Keeps a job that was just made, and shows it unless its page was left. */
export function useKeepJob({ setStep, onJobId }: KeepOptions) {
  const { api } = useToolServices();
  const client = useQueryClient();
  return useCallback(
    (job: Job, shown = true) => {
      client.setQueryData(jobQuery(api, job.id).queryKey, job);
      void client.invalidateQueries(membersFilter);
      if (!shown) return void client.invalidateQueries(jobListsFilter);
      // The URL updates later; until then the page must not preview idle.
      setStep({ step: 'created', id: job.id });
      onJobId(job.id);
    },
    [api, client, onJobId, setStep],
  );
}
