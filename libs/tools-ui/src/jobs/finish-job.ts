import type { Api } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { isFinished } from './newer-job.ts';

/** What is free and small takes about a second: often enough to feel prompt, seldom enough for the server. */
const lookAgainMs = 250;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type FinishOptions = { signal: AbortSignal; onProgress?: (progress: number) => void };

/** Asks for a job until it has ended; rejects once nobody waits for it any more. */
export async function finishJob(
  api: Api,
  started: Job,
  { signal, onProgress }: FinishOptions,
): Promise<Job> {
  let job = started;
  while (!isFinished(job)) {
    onProgress?.(job.progress);
    await wait(lookAgainMs);
    job = await api.jobs.read(job.id, signal);
    signal.throwIfAborted();
  }
  return job;
}
