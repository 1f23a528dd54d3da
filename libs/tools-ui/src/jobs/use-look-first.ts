import { isNoSubscribe } from '@tintory/api-client';
import { deservesALook, type CreateJobBody, type Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { finishJob } from './finish-job.ts';
import { inTurn } from './in-turn.ts';

/** What a free preview is made of; `about` names picture and wishes, of which it speaks. */
export type LookRequest = { body: CreateJobBody; about: string };

type LookOptions = {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
  /** Previews are too many just now: this one waits for its turn. */
  onWait: () => void;
};

/**
 * Makes a free preview before anything is charged. What it has nothing to say of is gone again, and
 * each picture is looked at once: whoever runs it after that knows.
 */
export function useLookFirst() {
  const { api } = useToolServices();
  const client = useQueryClient();
  const seen = useRef<string | null>(null);
  const asked = useRef<{ id: string; about: string } | null>(null);
  const left = useRef<string[]>([]);

  const lookFirst = useCallback(
    async ({ body, about }: LookRequest, options: LookOptions): Promise<Job | null> => {
      if (seen.current === about) return null;
      const started = await inTurn(() => api.jobs.create(body), options);
      if (isNoSubscribe(started)) return null;
      let shown = false;
      try {
        const job = await finishJob(api, started, options);
        seen.current = about;
        shown = job.status === 'failed' || deservesALook(job);
        return shown ? job : null;
      } finally {
        if (!shown) left.current.push(started.id);
      }
    },
    [api],
  );

  const forgetLooks = useCallback(async () => {
    const going = left.current.splice(0).map((id) => api.jobs.remove(id));
    if (going.length === 0) return;
    await Promise.allSettled(going);
    await client.invalidateQueries({ queryKey: ['jobs', 'list'] });
  }, [api, client]);

  return {
    /** A preview that has something to say, or that failed; else null. */
    lookFirst,
    /** A preview was asked for: where it comes, nobody needs to be told once more. */
    noteAsked: useCallback((id: string, about: string) => void (asked.current = { id, about }), []),
    /** How a job of this page stands. */
    noteJob: useCallback(({ id, status }: Job) => {
      if (asked.current?.id === id && status === 'succeeded') seen.current = asked.current.about;
    }, []),
    /**
     * Previews that had nothing to say leave no result behind. Only once another job works on their
     * pictures: the last job of a picture takes it along.
     */
    forgetLooks,
  };
}
