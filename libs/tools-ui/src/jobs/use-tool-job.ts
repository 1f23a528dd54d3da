import { isNoSubscribe, jobQuery } from '@tintory/api-client';
import type { ToolDefinition } from '@tintory/catalog';
import { beforeRunKey, type Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Photo } from '../photo/read-photo.ts';
import { useToolServices } from '../tool-services.tsx';
import { failureOf } from './failure.ts';
import { jobPhase, type RunStep } from './job-phase.ts';
import { bodyOf, type RunRequest, type RunSource } from './run-request.ts';
import { useJob } from './use-job.ts';
import { uploadPictures } from './upload-pictures.ts';
import { useLookFirst } from './use-look-first.ts';
import { useUpload } from './use-upload.ts';
import { useWhenOnline } from './use-when-online.ts';

type Run = RunRequest & { key: string; controller: AbortController };

/** Why a run stops of which nothing is charged yet. */
const pageLeft = 'page left';
const beforeCharge: readonly RunStep['step'][] = ['uploading', 'looking', 'waiting'];

const storedOf = (source: Exclude<RunSource, { photo: Photo }>) =>
  'objectId' in source ? source.objectId : null;

type ToolJobOptions = {
  tool: ToolDefinition;
  /** The job of this page, from its address, so that a reload finds it again. */
  jobId: string | null;
  onJobId: (id: string | null) => void;
};

/** One run of a tool from the click to the result: upload, job, progress, cancel, retry. */
export function useToolJob({ tool, jobId, onJobId }: ToolJobOptions) {
  const { api, requestCredits } = useToolServices();
  const client = useQueryClient();
  const upload = useUpload({ toolId: tool.id, funcId: tool.functions[0]?.id ?? '' });
  const reading = useJob(jobId);
  const { lookFirst, noteAsked, noteJob, forgetLooks } = useLookFirst();
  const [local, setLocal] = useState<RunStep>({ step: 'idle' });
  const [lookId, setLookId] = useState<string | null>(null);
  const current = useRef<Run | null>(null);
  if (local.step === 'created' && local.id === jobId) setLocal({ step: 'idle' });

  const keepJob = useCallback(
    (job: Job) => {
      client.setQueryData(jobQuery(api, job.id).queryKey, job);
      void client.invalidateQueries({ queryKey: ['members'] });
      // The address follows in its own time: until then the page is not to look at rest.
      setLocal({ step: 'created', id: job.id });
      onJobId(job.id);
    },
    [api, client, onJobId],
  );

  useEffect(() => {
    if (reading.job) noteJob(reading.job);
  }, [noteJob, reading.job]);

  const create = useCallback(
    async (run: Run, objectId: string | null) => {
      setLocal({ step: 'creating' });
      const body = bodyOf(tool, run, objectId);
      const answer = await api.jobs.create(body, run.key);
      if (isNoSubscribe(answer)) {
        const { required, balance } = answer;
        setLocal({ step: 'short', required, balance });
        requestCredits({ required, balance });
      } else {
        if (run.func === run.lookFunc) noteAsked(answer.id, { func: run.func, body });
        // Stopped while the answer was under way: the job exists, so it is the job that stops.
        keepJob(run.controller.signal.aborted ? await api.jobs.cancel(answer.id) : answer);
        void forgetLooks();
      }
    },
    [api, forgetLooks, keepJob, noteAsked, requestCredits, tool],
  );

  /** The preview that has something to say before this run is charged. */
  const tell = useCallback(
    async (run: Run, objectId: string | null): Promise<Job | null> => {
      const { lookFunc: func } = run;
      if (!func || run.func === func) return null;
      const { signal } = run.controller;
      const tellStep = (step: 'looking' | 'waiting', progress = 0) => {
        if (!signal.aborted) setLocal({ step, progress });
      };
      const onProgress = (progress: number) => tellStep('looking', progress);
      const onWait = () => tellStep('waiting');
      onProgress(0);
      const body = bodyOf(tool, { ...run, func }, objectId);
      body.metadata = { ...body.metadata, [beforeRunKey]: true };
      return lookFirst({ func, body }, { signal, onStarted: setLookId, onProgress, onWait });
    },
    [lookFirst, tool],
  );

  const attempt = useCallback(
    async (run: Run) => {
      current.current = run;
      setLookId(null);
      const { source, controller } = run;
      const onProgress = (progress: number) => setLocal({ step: 'uploading', progress });
      try {
        onProgress(0);
        const options = { onProgress, signal: controller.signal };
        const objectId = 'photo' in source ? await upload(source.photo, options) : storedOf(source);
        const values = await uploadPictures(run.values, (photo) => upload(photo, options));
        const ready = { ...run, values };
        const told = await tell(ready, objectId);
        if (told) return keepJob(told);
        await create(ready, objectId);
      } catch (error) {
        const { aborted: stopped, reason } = controller.signal;
        // Nobody is there to be told.
        if (reason === pageLeft) return;
        setLocal(stopped ? { step: 'canceled' } : { step: 'failed', ...failureOf(error) });
      }
    },
    [create, keepJob, tell, upload],
  );

  const step = useRef(local.step);
  useEffect(() => {
    step.current = local.step;
  }, [local.step]);
  useEffect(
    () => () => {
      // What is asked for by then is paid for, and waits among the results.
      if (beforeCharge.includes(step.current)) current.current?.controller.abort(pageLeft);
    },
    [],
  );

  /** Each start is a new wish and may cost again; only its own retries share a key. */
  const start = useCallback(
    (request: RunRequest) =>
      attempt({ ...request, key: crypto.randomUUID(), controller: new AbortController() }),
    [attempt],
  );

  useWhenOnline(local.step === 'failed' && local.code === 'Offline', () => {
    const run = current.current;
    if (run) void attempt({ ...run, controller: new AbortController() });
  });

  const cancel = useCallback(async () => {
    const id = local.step === 'created' ? local.id : jobId;
    if (!['idle', 'created'].includes(local.step)) return current.current?.controller.abort();
    if (!id) return;
    try {
      keepJob(await api.jobs.cancel(id));
    } catch {
      // Finished in the meantime: the job itself says how.
      await client.invalidateQueries({ queryKey: jobQuery(api, id).queryKey });
    }
  }, [api, client, jobId, keepJob, local]);

  const reset = useCallback(() => {
    current.current = null;
    setLocal({ step: 'idle' });
    onJobId(null);
  }, [onJobId]);

  const ensureUploaded = useCallback(
    (photo: Photo) =>
      upload(photo, { onProgress: () => undefined, signal: new AbortController().signal }),
    [upload],
  );

  return {
    phase: jobPhase(local, reading),
    job: reading.job,
    /** The free preview of the run at hand that comes before its charge. */
    lookId,
    start,
    cancel,
    reset,
    ensureUploaded,
  };
}
