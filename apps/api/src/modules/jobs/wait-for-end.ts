import { syncJobSeconds } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';

/** A sync job once it has ended. @throws AppError `EngineTimeout` when it takes too long */
export async function waitForEnd(db: Database, events: Events, job: JobRow): Promise<JobRow> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = events.onJob((change) => {
    if (change.jobId === job.id && !['queued', 'running'].includes(change.status))
      resolve(undefined);
  });
  const timer = setTimeout(() => resolve(undefined), syncJobSeconds * 1_000);
  try {
    // It may have ended before we listened.
    const early = await repository.findAnyJob(db, job.id);
    if (early && (early.status === 'queued' || early.status === 'running')) await promise;
    const ended = await repository.findAnyJob(db, job.id);
    if (ended?.status === 'succeeded' || ended?.status === 'failed') return ended;
    throw new AppError('EngineTimeout');
  } finally {
    clearTimeout(timer);
    stop();
  }
}
