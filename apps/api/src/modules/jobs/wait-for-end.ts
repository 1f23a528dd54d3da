import { syncJobSeconds } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { jobChanged } from './job-changed.ts';

/** A synchronous job after its end; undefined if it takes too long. */
export async function waitForEnd(
  db: Database,
  events: Events,
  job: JobRow,
): Promise<JobRow | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const done = () => resolve(undefined);
  const askAnew = async () => {
    const row = await repository.findAnyJob(db, job.id);
    if (!row || isOver(row.status)) done();
  };
  const stop = events.on(jobChanged, (change) => {
    if (change.jobId === job.id && isOver(change.status)) done();
  });
  const stopAsking = events.onGap(() => void askAnew().catch(done));
  const timer = setTimeout(done, syncJobSeconds * 1_000);
  try {
    // It may have ended before we listened.
    await askAnew();
    await promise;
    const ended = await repository.findAnyJob(db, job.id);
    return ended && isOver(ended.status) ? ended : undefined;
  } finally {
    clearTimeout(timer);
    stop();
    stopAsking();
  }
}

const isOver = (status: string): boolean => status !== 'queued' && status !== 'running';
