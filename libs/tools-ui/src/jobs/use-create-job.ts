import { isNoSubscribe } from '@tintory/api-client';
import type { ToolDefinition } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useCallback } from 'react';
import { useToolServices } from '../tool-services.tsx';
import type { RunStep } from './job-phase.ts';
import { bodyOf } from './run-request.ts';
import { isLeft, type Run } from './run.ts';
import { unsureRun } from './unsure-run.ts';
import type { usePreviewFirst } from './use-preview-first.ts';

type CreateOptions = Pick<ReturnType<typeof usePreviewFirst>, 'noteAsked' | 'forgetPreviews'> & {
  tool: ToolDefinition;
  wish: string;
  setStep: (step: RunStep) => void;
  keepJob: (job: Job, shown: boolean) => void;
  cancelJob: (job: Job) => Promise<Job>;
};

/** Creates the job of a run whose pictures are uploaded; asks for credits where they are short. */
export function useCreateJob(options: CreateOptions) {
  const { tool, wish, setStep, keepJob, cancelJob, noteAsked, forgetPreviews } = options;
  const { api, requestCredits } = useToolServices();
  return useCallback(
    async (run: Run, objectId: string | null) => {
      setStep({ step: 'creating' });
      const body = bodyOf(tool, run, objectId);
      const { signal } = run.controller;
      const onUnsure = (key: string) => {
        void unsureRun.keep(wish, key);
        if (!isLeft(run)) setStep({ step: signal.aborted ? 'stopping' : 'unsure' });
      };
      const answer = await api.jobs.create(body, { signal, onUnsure, keepAsking: true });
      void unsureRun.forget(wish);
      if (!isNoSubscribe(answer)) {
        if (run.func === run.lookFunc) noteAsked(answer.id, { func: run.func, body });
        // A run started before leaving is paid, and is listed in the history.
        const stopped = signal.aborted && !isLeft(run);
        keepJob(stopped ? await cancelJob(answer) : answer, !isLeft(run));
        void forgetPreviews();
      } else if (!isLeft(run)) {
        const { required, balance } = answer;
        setStep({ step: 'short', required, balance });
        requestCredits({ required, balance });
      }
    },
    [api, forgetPreviews, keepJob, noteAsked, cancelJob, requestCredits, setStep, tool, wish],
  );
}
