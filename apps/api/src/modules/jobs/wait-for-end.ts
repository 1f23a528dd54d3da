import { syncJobSeconds } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';

/** A sync job once it has ended; undefined when it takes too long. */
export async function waitForEnd(
  db: Database,
  events: Events,
  job: JobRow,
): Promise<JobRow | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = events.onJob((change) => {
    if (change.jobId === job.id && isOver(change.status)) resolve(undefined);
  });
  const timer = setTimeout(() => resolve(undefined), syncJobSeconds * 1_000);
  try {
    // It may have ended before we listened.
    const early = await repository.findAnyJob(db, job.id);
    if (early && !isOver(early.status)) await promise;
    const ended = await repository.findAnyJob(db, job.id);
    return ended && isOver(ended.status) ? ended : undefined;
  } finally {
    clearTimeout(timer);
    stop();
  }
}

const isOver = (status: string): boolean => status !== 'queued' && status !== 'running';
