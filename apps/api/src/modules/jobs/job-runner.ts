import type { ErrorCode } from '@tintory/contract';
import type { MessageOutcome } from '../../platform/queue/define-queue.ts';
import { createJobEnder } from './end-job.ts';
import { jobChanged } from './job-changed.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import type { RunnerParts } from './runner-parts.ts';
import { workOnJob } from './work-on-job.ts';

export type JobRunner = ReturnType<typeof createJobRunner>;

/** Runs a job from the queue: recipe, outputs, and the transaction that ends it. */
export function createJobRunner(parts: RunnerParts) {
  const { onError } = parts;
  const running = new Map<string, AbortController>();
  const start = startJob(parts);
  const work = workOnJob(parts);
  const endJob = createJobEnder(parts);
  abortCanceled(parts, running);

  async function run(jobId: string, stopping: AbortSignal): Promise<MessageOutcome> {
    const canceling = new AbortController();
    // Registered before the job is reported as running, so that a cancellation reaches it.
    running.set(jobId, canceling);
    try {
      const job = await start(jobId);
      return job ? await work(job, { canceling: canceling.signal, stopping }) : 'done';
    } catch (error) {
      // Could neither begin nor end it, e.g. without the database. Other messages go on.
      onError(error, jobId);
      return 'again';
    } finally {
      // A retry after a cancel may have begun by now.
      if (running.get(jobId) === canceling) running.delete(jobId);
    }
  }

  return {
    run,
    fail: async (job: JobRow, errorCode: ErrorCode): Promise<void> => {
      await endJob(job.id, { status: 'failed', errorCode, result: null });
    },
  };
}

/** Stops work on jobs that are canceled, here or in a process that this one did not hear of. */
function abortCanceled(
  { db, events, onError }: RunnerParts,
  running: ReadonlyMap<string, AbortController>,
): void {
  async function abortEnded(): Promise<void> {
    const ids = [...running.keys()];
    const active = new Set(await repository.listActiveAmong(db, ids));
    for (const id of ids) if (!active.has(id)) running.get(id)?.abort();
  }

  events.on(jobChanged, ({ jobId, status }) => {
    if (status === 'canceled') running.get(jobId)?.abort();
  });
  events.onGap(() => void abortEnded().catch((error: unknown) => onError(error)));
}

/**
 * Counts the try and tells that the job runs.
 *
 * @returns undefined for a job that has ended
 */
const startJob =
  ({ db, events, now }: RunnerParts) =>
  async (jobId: string): Promise<JobRow | undefined> => {
    const before = await repository.findAnyJob(db, jobId);
    if (!before) return undefined;
    const change = { status: 'running', tries: before.tries + 1, startedAt: now() } as const;
    const job = await repository.updateActive(db, jobId, change);
    if (job) await events.publish(db, jobChanged, { jobId, userId: job.userId, status: 'running' });
    return job;
  };
