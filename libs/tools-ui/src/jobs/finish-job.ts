import type { Api } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { isFinished } from './newer-job.ts';

/** What is free and small takes about a second; a server that takes longer has enough to do. */
const pauseMs = { first: 250, growth: 1.3, longest: 2_000 } as const;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type FinishOptions = { signal: AbortSignal; onProgress?: (progress: number) => void };

/** Asks for a job until it has ended; rejects once nobody waits for it any more. */
export async function finishJob(
  api: Api,
  started: Job,
  { signal, onProgress }: FinishOptions,
): Promise<Job> {
  let job = started;
  let pause: number = pauseMs.first;
  while (!isFinished(job)) {
    onProgress?.(job.progress);
    await wait(pause);
    pause = Math.min(pause * pauseMs.growth, pauseMs.longest);
    job = await api.jobs.read(job.id, signal);
    signal.throwIfAborted();
  }
  return job;
}
