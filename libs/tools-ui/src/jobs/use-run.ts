import type { ToolDefinition } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useCallback, useState } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { outcomeUnknownCode, type Failure } from './failure.ts';
import type { RunStep } from './job-phase.ts';
import { useAttempt } from './use-attempt.ts';
import { useCreateJob } from './use-create-job.ts';
import { useKeepJob } from './use-keep-job.ts';
import { usePreviewFirst } from './use-preview-first.ts';
import { useTellFirst } from './use-tell-first.ts';
import { useToolUpload } from './use-tool-upload.ts';
import { useUnsureRun } from './use-unsure-run.ts';
import { useWhenOnline } from './use-when-online.ts';

type RunOptions = {
  tool: ToolDefinition;
  jobId: string | null;
  onJobId: (id: string | null) => void;
  wish: string;
};

/** The run of a page until its job is there, and how far it is. */
export function useRun({ tool, jobId, onJobId, wish }: RunOptions) {
  const { api } = useToolServices();
  const upload = useToolUpload(tool);
  const { previewFirst, noteAsked, noteJob, forgetPreviews } = usePreviewFirst();
  const [runStep, setStep] = useState<RunStep>({ step: 'idle' });
  const [lookId, setLookId] = useState<string | null>(null);
  if (runStep.step === 'created' && runStep.id === jobId) setStep({ step: 'idle' });
  const keepJob = useKeepJob({ setStep, onJobId });

  /** Stopped while the answer was pending: the job exists and is canceled. */
  const cancelJob = useCallback(
    // Where that fails the page shows how the job stands.
    (job: Job): Promise<Job> => api.jobs.cancel(job.id).catch(() => job),
    [api],
  );

  const fail = useCallback((failure: Failure, stopped: boolean) => {
    const canceled = stopped && failure.code !== outcomeUnknownCode;
    setStep(canceled ? { step: 'canceled' } : { step: 'failed', ...failure });
  }, []);

  const stopping = runStep.step === 'stopping';
  useUnsureRun({
    wish,
    onAsking: () => setStep({ step: 'unsure' }),
    onFound: async (job) => keepJob(stopping ? await cancelJob(job) : job),
    onFailed: (failure) => fail(failure, stopping),
  });

  const tell = useTellFirst({ tool, previewFirst, setStep, setLookId });
  const create = useCreateJob({
    ...{ tool, wish, setStep, keepJob, cancelJob, noteAsked, forgetPreviews },
  });
  const onBegin = useCallback(() => setLookId(null), []);
  const onUpload = useCallback((progress: number) => setStep({ step: 'uploading', progress }), []);
  const attempt = useAttempt({
    ...{ wish, upload, onBegin, onUpload, tell, create, keepJob, fail },
  });
  useWhenOnline(runStep.step === 'failed' && runStep.code === 'Offline', attempt.again);

  return { ...attempt, runStep, setStep, lookId, upload, keepJob, noteJob };
}
