import { isNoSubscribe } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { finishJob } from './finish-job.ts';
import { inTurn } from './in-turn.ts';
import { createLookMemory, type Look } from './look-memory.ts';

type LookOptions = {
  signal: AbortSignal;
  onStarted: (id: string) => void;
  onProgress: (progress: number) => void;
  /** Previews are too many just now: this one waits for its turn. */
  onWait: () => void;
};

/**
 * Makes a free preview before anything is charged. What it has nothing new to say of is gone again,
 * and the same wishes are looked at once: whoever runs them after that knows.
 */
export function useLookFirst() {
  const { api } = useToolServices();
  const client = useQueryClient();
  const [memory] = useState(createLookMemory);
  const asked = useRef<{ id: string; look: Look } | null>(null);
  const left = useRef<string[]>([]);

  const lookFirst = useCallback(
    async (look: Look, options: LookOptions): Promise<Job | null> => {
      if (memory.knows(look)) return null;
      const started = await inTurn(() => api.jobs.create(look.body), options);
      if (isNoSubscribe(started)) return null;
      options.onStarted(started.id);
      let shown = false;
      try {
        const job = await finishJob(api, started, options);
        // One that failed, or that was stopped elsewhere, told nothing of what the run would be.
        shown = job.status !== 'succeeded' || memory.note(look, job);
        return shown ? job : null;
      } finally {
        if (!shown) left.current.push(started.id);
      }
    },
    [api, memory],
  );

  const forgetLooks = useCallback(async () => {
    const going = left.current.splice(0).map((id) => api.jobs.remove(id));
    if (going.length === 0) return;
    await Promise.allSettled(going);
    await client.invalidateQueries({ queryKey: ['jobs', 'list'] });
  }, [api, client]);

  return {
    /** A preview that has something new to say, or that did not succeed; else null. */
    lookFirst,
    /** A preview was asked for: where it comes, nobody needs to be told once more. */
    noteAsked: useCallback((id: string, look: Look) => void (asked.current = { id, look }), []),
    /** How a job of this page stands. */
    noteJob: useCallback(
      (job: Job) => {
        const preview = asked.current;
        if (preview?.id !== job.id || job.status !== 'succeeded') return;
        asked.current = null;
        memory.note(preview.look, job);
      },
      [memory],
    ),
    /**
     * Previews that had nothing to say leave no result behind. Only once another job works on their
     * pictures: the last job of a picture takes it along.
     */
    forgetLooks,
  };
}
