import { jobQuery } from '@tintory/api-client';
import type { ToolDefinition } from '@tintory/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Photo } from '../photo/read-photo.ts';
import { useToolServices } from '../tool-services.tsx';
import { jobPhase } from './job-phase.ts';
import { useJob } from './use-job.ts';
import { useRun } from './use-run.ts';

type ToolJobOptions = {
  tool: ToolDefinition;
  /** The job of this page, from its address, so that a reload finds it again. */
  jobId: string | null;
  onJobId: (id: string | null) => void;
  /** The storage key of an unanswered run; the tool, if it has a single page. */
  wish?: string;
};

/** One run of a tool from the click to the result: upload, job, progress, cancel, retry. */
export function useToolJob({ tool, jobId, onJobId, wish = tool.id }: ToolJobOptions) {
  const { api } = useToolServices();
  const client = useQueryClient();
  const reading = useJob(jobId);
  const run = useRun({ tool, jobId, onJobId, wish });
  const { runStep, setStep, upload, keepJob, noteJob, stop, leave } = run;

  useEffect(() => {
    if (reading.job) noteJob(reading.job);
  }, [noteJob, reading.job]);

  const cancel = useCallback(async () => {
    const id = runStep.step === 'created' ? runStep.id : jobId;
    if (!['idle', 'created'].includes(runStep.step)) {
      if (runStep.step === 'unsure') setStep({ step: 'stopping' });
      return stop();
    }
    if (!id) return;
    try {
      keepJob(await api.jobs.cancel(id));
    } catch {
      // Finished in the meantime: the job itself says how.
      await client.invalidateQueries({ queryKey: jobQuery(api, id).queryKey });
    }
  }, [api, client, jobId, keepJob, runStep, setStep, stop]);

  const reset = useCallback(() => {
    leave();
    setStep({ step: 'idle' });
    onJobId(null);
  }, [leave, onJobId, setStep]);

  const ensureUploaded = useCallback(
    (photo: Photo) =>
      upload(photo, { onProgress: () => undefined, signal: new AbortController().signal }),
    [upload],
  );

  return {
    phase: jobPhase(runStep, reading),
    job: reading.job,
    /** The free preview of the run at hand that comes before its charge. */
    lookId: run.lookId,
    start: run.start,
    cancel,
    reset,
    ensureUploaded,
  };
}
