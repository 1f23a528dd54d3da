import { ApiError, isNoSubscribe, jobQuery } from '@tintory/api-client';
import type { FunctionDefinition, ToolDefinition } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { jobInputs, type OptionValues } from '../options/option-values.ts';
import type { Photo } from '../photo/read-photo.ts';
import { useToolServices } from '../tool-services.tsx';
import { jobPhase, type RunStep } from './job-phase.ts';
import { useJob } from './use-job.ts';
import { useUpload } from './use-upload.ts';

/** A photo at hand, or one that an earlier job uploaded. */
type RunSource = { photo: Photo } | { objectId: string };
type RunRequest = { source: RunSource; values: OptionValues };

type Run = RunRequest & { key: string; controller: AbortController };

type ToolJobOptions = {
  tool: ToolDefinition;
  func: FunctionDefinition;
  /** The job of this page, from its address, so that a reload finds it again. */
  jobId: string | null;
  onJobId: (id: string | null) => void;
};

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : 'Internal');

/** One run of a tool from the click to the result: upload, job, progress, cancel, retry. */
export function useToolJob({ tool, func, jobId, onJobId }: ToolJobOptions) {
  const { api, requestCredits } = useToolServices();
  const client = useQueryClient();
  const upload = useUpload({ toolId: tool.id, funcId: func.id });
  const reading = useJob(jobId);
  const [local, setLocal] = useState<RunStep>({ step: 'idle' });
  const current = useRef<Run | null>(null);

  const keepJob = useCallback(
    (job: Job) => {
      client.setQueryData(jobQuery(api, job.id).queryKey, job);
      void client.invalidateQueries({ queryKey: ['members'] });
      setLocal({ step: 'idle' });
      onJobId(job.id);
    },
    [api, client, onJobId],
  );

  const create = useCallback(
    async (run: Run, objectId: string) => {
      setLocal({ step: 'creating' });
      const body = {
        tool_id: tool.id,
        func_id: func.id,
        call_type: func.callType,
        inputs: jobInputs(func.fields, run.values, objectId),
      };
      const answer = await api.jobs.create(body, run.key);
      if (isNoSubscribe(answer)) {
        const { required, balance } = answer;
        setLocal({ step: 'short', required, balance });
        requestCredits({ required, balance });
      } else {
        // Stopped while the answer was under way: the job exists, so it is the job that stops.
        keepJob(run.controller.signal.aborted ? await api.jobs.cancel(answer.id) : answer);
      }
    },
    [api, func, keepJob, requestCredits, tool.id],
  );

  const attempt = useCallback(
    async (run: Run) => {
      current.current = run;
      const { source, controller } = run;
      const onProgress = (progress: number) => setLocal({ step: 'uploading', progress });
      try {
        onProgress(0);
        const objectId =
          'objectId' in source
            ? source.objectId
            : await upload(source.photo, { onProgress, signal: controller.signal });
        await create(run, objectId);
      } catch (error) {
        const stopped = controller.signal.aborted;
        setLocal(stopped ? { step: 'canceled' } : { step: 'failed', code: codeOf(error) });
      }
    },
    [create, upload],
  );

  /** Each start is a new wish and may cost again; only its own retries share a key. */
  const start = useCallback(
    (request: RunRequest) =>
      attempt({ ...request, key: crypto.randomUUID(), controller: new AbortController() }),
    [attempt],
  );

  const wasOffline = local.step === 'failed' && local.code === 'Offline';
  useEffect(() => {
    if (!wasOffline) return;
    const goOn = () => {
      const run = current.current;
      if (run) void attempt({ ...run, controller: new AbortController() });
    };
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [attempt, wasOffline]);

  const cancel = useCallback(async () => {
    if (local.step !== 'idle') return current.current?.controller.abort();
    if (!jobId) return;
    try {
      keepJob(await api.jobs.cancel(jobId));
    } catch {
      // Finished in the meantime: the job itself says how.
      await client.invalidateQueries({ queryKey: jobQuery(api, jobId).queryKey });
    }
  }, [api, client, jobId, keepJob, local.step]);

  const reset = useCallback(() => {
    current.current = null;
    setLocal({ step: 'idle' });
    onJobId(null);
  }, [onJobId]);

  return { phase: jobPhase(local, reading), job: reading.job, start, cancel, reset };
}
