import type { Job } from '@tintory/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { Photo } from '../photo/read-photo.ts';
import { failureOf, outcomeUnknownCode, type Failure } from './failure.ts';
import type { RunRequest, RunSource } from './run-request.ts';
import { isLeft, pageLeft, type Run } from './run.ts';
import { unsureRun } from './unsure-run.ts';
import { uploadPictures } from './upload-pictures.ts';
import type { UploadOptions } from './use-upload.ts';

type AttemptOptions = {
  wish: string;
  upload: (photo: Photo, options: UploadOptions) => Promise<string>;
  onBegin: () => void;
  onUpload: (progress: number) => void;
  /** The preview that speaks before the charge, and the job itself. */
  tell: (run: Run, objectId: string | null) => Promise<Job | null>;
  create: (run: Run, objectId: string | null) => Promise<void>;
  keepJob: (job: Job, shown: boolean) => void;
  fail: (failure: Failure, stopped: boolean) => void;
};

const storedOf = (source: Exclude<RunSource, { photo: Photo }>) =>
  'objectId' in source ? source.objectId : null;

/** The run at hand: its pictures are uploaded, its preview is told, its job is created. */
export function useAttempt(options: AttemptOptions) {
  const { wish, upload, onBegin, onUpload, tell, create, keepJob, fail } = options;
  const current = useRef<Run | null>(null);

  const attempt = useCallback(
    async (run: Run) => {
      current.current = run;
      onBegin();
      const { source, controller } = run;
      try {
        onUpload(0);
        const sending = { onProgress: onUpload, signal: controller.signal };
        const objectId = 'photo' in source ? await upload(source.photo, sending) : storedOf(source);
        const values = await uploadPictures(run.values, (photo) => upload(photo, sending));
        const ready = { ...run, values };
        const told = await tell(ready, objectId);
        if (told) return keepJob(told, !isLeft(run));
        await create(ready, objectId);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code !== outcomeUnknownCode) void unsureRun.forget(wish);
        // No message after the page was left.
        if (!isLeft(run)) fail(failure, controller.signal.aborted);
      }
    },
    [create, fail, keepJob, onBegin, onUpload, tell, upload, wish],
  );

  useEffect(() => () => current.current?.controller.abort(pageLeft), []);

  const start = useCallback(
    (request: RunRequest) => attempt({ ...request, controller: new AbortController() }),
    [attempt],
  );
  const again = () => {
    if (current.current) void start(current.current);
  };
  const stop = useCallback(() => current.current?.controller.abort(), []);
  /** Nobody looks at it any more: whatever comes of it waits among the results. */
  const leave = useCallback(() => {
    current.current?.controller.abort(pageLeft);
    current.current = null;
  }, []);
  return { start, again, stop, leave };
}
