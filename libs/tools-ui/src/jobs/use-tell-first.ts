import type { ToolDefinition } from '@tintory/catalog';
import { beforeRunKey, type Job } from '@tintory/contract';
import { useCallback } from 'react';
import type { RunStep } from './job-phase.ts';
import { bodyOf } from './run-request.ts';
import type { Run } from './run.ts';
import type { usePreviewFirst } from './use-preview-first.ts';

type TellOptions = Pick<ReturnType<typeof usePreviewFirst>, 'previewFirst'> & {
  tool: ToolDefinition;
  setStep: (step: RunStep) => void;
  setLookId: (id: string) => void;
};

/** The preview that has something to say before a run is charged; null where it has not. */
export function useTellFirst({ tool, previewFirst, setStep, setLookId }: TellOptions) {
  return useCallback(
    async (run: Run, objectId: string | null): Promise<Job | null> => {
      const { lookFunc: func } = run;
      if (!func || run.func === func) return null;
      const { signal } = run.controller;
      const tellStep = (step: 'looking' | 'waiting', progress = 0) => {
        if (!signal.aborted) setStep({ step, progress });
      };
      const onProgress = (progress: number) => tellStep('looking', progress);
      const onWait = () => tellStep('waiting');
      onProgress(0);
      const body = bodyOf(tool, { ...run, func }, objectId);
      body.metadata = { ...body.metadata, [beforeRunKey]: true };
      return previewFirst({ func, body }, { signal, onStarted: setLookId, onProgress, onWait });
    },
    [previewFirst, setLookId, setStep, tool],
  );
}
