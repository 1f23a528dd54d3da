import { isNoSubscribe, jobQuery, jobListsFilter, membersFilter } from '@tintory/api-client';
import type { ToolDefinition } from '@tintory/catalog';
import { beforeRunKey, type Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Photo } from '../photo/read-photo.ts';
import { useToolServices } from '../tool-services.tsx';
import { failureOf, outcomeUnknownCode, type Failure } from './failure.ts';
import { jobPhase, type RunStep } from './job-phase.ts';
import { bodyOf, type RunRequest, type RunSource } from './run-request.ts';
import { useJob } from './use-job.ts';
import { unsureRun } from './unsure-run.ts';
import { uploadPictures } from './upload-pictures.ts';
import { useLookFirst } from './use-look-first.ts';
import { useUnsureRun } from './use-unsure-run.ts';
import { useUpload, type UploadOptions } from './use-upload.ts';
import { useWhenOnline } from './use-when-online.ts';

/** The photo is for the tool's main function, though a free look or a search for faces uses it before. */
function useToolUpload(tool: ToolDefinition) {
  const upload = useUpload();
  const { id: toolId, functions } = tool;
  const funcId = functions[0]?.id ?? '';
  return useCallback(
    (photo: Photo, options: UploadOptions) => upload(photo, { toolId, funcId }, options),
    [upload, toolId, funcId],
  );
}

type Run = RunRequest & { controller: AbortController };

/** Why a run stops that nobody looks at any more. */
const pageLeft = 'page left';
const isLeft = ({ controller: { signal } }: Run) => signal.reason === pageLeft;

const storedOf = (source: Exclude<RunSource, { photo: Photo }>) =>
  'objectId' in source ? source.objectId : null;

type ToolJobOptions = {
  tool: ToolDefinition;
  /** The job of this page, from its address, so that a reload finds it again. */
  jobId: string | null;
  onJobId: (id: string | null) => void;
  /** What a run that nobody answered is found by again; the tool, where one page is its only place. */
  wish?: string;
};

/** One run of a tool from the click to the result: upload, job, progress, cancel, retry. */
export function useToolJob({ tool, jobId, onJobId, wish = tool.id }: ToolJobOptions) {
  const { api, requestCredits } = useToolServices();
  const client = useQueryClient();
  const upload = useToolUpload(tool);
  const reading = useJob(jobId);
  const { lookFirst, noteAsked, noteJob, forgetLooks } = useLookFirst();
  const [local, setLocal] = useState<RunStep>({ step: 'idle' });
  const [lookId, setLookId] = useState<string | null>(null);
  const current = useRef<Run | null>(null);
  if (local.step === 'created' && local.id === jobId) setLocal({ step: 'idle' });

  const keepJob = useCallback(
    (job: Job, shown = true) => {
      client.setQueryData(jobQuery(api, job.id).queryKey, job);
      void client.invalidateQueries(membersFilter);
      if (!shown) return void client.invalidateQueries(jobListsFilter);
      // The address follows in its own time: until then the page is not to look at rest.
      setLocal({ step: 'created', id: job.id });
      onJobId(job.id);
    },
    [api, client, onJobId],
  );

  /** Stopped while the answer was under way: the job exists, so it is the job that stops. */
  const cancelJob = useCallback(
    // Where that fails the page shows how the job stands.
    (job: Job): Promise<Job> => api.jobs.cancel(job.id).catch(() => job),
    [api],
  );

  const fail = useCallback((failure: Failure, stopped: boolean) => {
    const canceled = stopped && failure.code !== outcomeUnknownCode;
    setLocal(canceled ? { step: 'canceled' } : { step: 'failed', ...failure });
  }, []);

  const stopping = local.step === 'stopping';
  useUnsureRun({
    wish,
    onAsking: () => setLocal({ step: 'unsure' }),
    onFound: async (job) => keepJob(stopping ? await cancelJob(job) : job),
    onFailed: (failure) => fail(failure, stopping),
  });

  useEffect(() => {
    if (reading.job) noteJob(reading.job);
  }, [noteJob, reading.job]);

  const create = useCallback(
    async (run: Run, objectId: string | null) => {
      setLocal({ step: 'creating' });
      const body = bodyOf(tool, run, objectId);
      const { signal } = run.controller;
      const onUnsure = (key: string) => {
        void unsureRun.keep(wish, key);
        if (!isLeft(run)) setLocal({ step: signal.aborted ? 'stopping' : 'unsure' });
      };
      const answer = await api.jobs.create(body, { signal, onUnsure, keepAsking: true });
      void unsureRun.forget(wish);
      if (!isNoSubscribe(answer)) {
        if (run.func === run.lookFunc) noteAsked(answer.id, { func: run.func, body });
        // What was asked for as the page was left is paid for, and waits among the results.
        const stopped = signal.aborted && !isLeft(run);
        keepJob(stopped ? await cancelJob(answer) : answer, !isLeft(run));
        void forgetLooks();
      } else if (!isLeft(run)) {
        const { required, balance } = answer;
        setLocal({ step: 'short', required, balance });
        requestCredits({ required, balance });
      }
    },
    [api, forgetLooks, keepJob, noteAsked, cancelJob, requestCredits, tool, wish],
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
        if (told) return keepJob(told, !isLeft(run));
        await create(ready, objectId);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code !== outcomeUnknownCode) void unsureRun.forget(wish);
        // Where the page was left nobody is there to be told.
        if (!isLeft(run)) fail(failure, controller.signal.aborted);
      }
    },
    [create, fail, keepJob, tell, upload, wish],
  );

  useEffect(() => () => current.current?.controller.abort(pageLeft), []);

  const start = useCallback(
    (request: RunRequest) => attempt({ ...request, controller: new AbortController() }),
    [attempt],
  );

  useWhenOnline(local.step === 'failed' && local.code === 'Offline', () => {
    const run = current.current;
    if (run) void attempt({ ...run, controller: new AbortController() });
  });

  const cancel = useCallback(async () => {
    const id = local.step === 'created' ? local.id : jobId;
    if (!['idle', 'created'].includes(local.step)) {
      if (local.step === 'unsure') setLocal({ step: 'stopping' });
      return current.current?.controller.abort();
    }
    if (!id) return;
    try {
      keepJob(await api.jobs.cancel(id));
    } catch {
      // Finished in the meantime: the job itself says how.
      await client.invalidateQueries({ queryKey: jobQuery(api, id).queryKey });
    }
  }, [api, client, jobId, keepJob, local]);

  const reset = useCallback(() => {
    current.current?.controller.abort(pageLeft);
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
