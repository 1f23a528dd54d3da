import { ApiError, isNoSubscribe, jobListsFilter } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { failureOf, outcomeUnknownCode } from './failure.ts';
import { finishJob } from './finish-job.ts';
import { inTurn } from './in-turn.ts';
import { createWarningMemory, type Preview } from './warning-memory.ts';

type PreviewOptions = {
  signal: AbortSignal;
  onStarted: (id: string) => void;
  onProgress: (progress: number) => void;
  /** Previews are too many just now: this one waits for its turn. */
  onWait: () => void;
};

/** A free preview never charges, so an unknown outcome is merely a network error. */
function rejectFree(error: unknown): never {
  if (failureOf(error).code !== outcomeUnknownCode) throw error;
  throw new ApiError({ code: 'Offline', status: 0, message: 'No answer arrived.', cause: error });
}

/** Rejects on abort; a late result goes to `onLate`. */
function orStopped<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  onLate: (result: Result) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    const end = (result: Result) => (signal.aborted ? onLate(result) : resolve(result));
    work.then(end, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Makes a free preview before a charge. A preview without a new warning is deleted, and equal
 * inputs are previewed once.
 */
export function usePreviewFirst() {
  const { api } = useToolServices();
  const client = useQueryClient();
  const [memory] = useState(createWarningMemory);
  const asked = useRef<{ id: string; preview: Preview } | null>(null);
  const left = useRef<string[]>([]);

  const previewFirst = useCallback(
    async (preview: Preview, options: PreviewOptions): Promise<Job | null> => {
      if (memory.knows(preview)) return null;
      const { signal } = options;
      const ask = () => {
        const made = api.jobs.create(preview.body, { signal }).catch(rejectFree);
        return orStopped(made, signal, (late) => {
          if (!isNoSubscribe(late)) left.current.push(late.id);
        });
      };
      const started = await inTurn(ask, options);
      if (isNoSubscribe(started)) return null;
      options.onStarted(started.id);
      let shown = false;
      try {
        const job = await finishJob(api, started, options);
        // A failed or canceled preview has no warnings to record.
        shown = job.status !== 'succeeded' || memory.note(preview, job);
        return shown ? job : null;
      } finally {
        if (!shown) left.current.push(started.id);
      }
    },
    [api, memory],
  );

  const forgetPreviews = useCallback(async () => {
    const going = left.current.splice(0).map((id) => api.jobs.remove(id));
    if (going.length === 0) return;
    await Promise.allSettled(going);
    await client.invalidateQueries(jobListsFilter);
  }, [api, client]);

  return {
    /** A preview that has something new to say, or that did not succeed; else null. */
    previewFirst,
    /** Records a requested preview, so that its warnings are not repeated. */
    noteAsked: useCallback(
      (id: string, preview: Preview) => void (asked.current = { id, preview }),
      [],
    ),
    /** How a job of this page stands. */
    noteJob: useCallback(
      (job: Job) => {
        const preview = asked.current;
        if (preview?.id !== job.id || job.status !== 'succeeded') return;
        asked.current = null;
        memory.note(preview.preview, job);
      },
      [memory],
    ),
    /**
     * Deletes previews without warnings, but only after another job uses their pictures: deleting
     * the last job of a picture deletes the picture.
     */
    forgetPreviews,
  };
}
