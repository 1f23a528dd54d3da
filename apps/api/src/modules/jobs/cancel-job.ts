import type { Database } from '../../platform/database/database.ts';
import type { EndJob } from './end-job.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { readJob } from './read-jobs.ts';

type Parts = { db: Database; endJob: EndJob };

/** Ends a job that has not ended; one that has stays as it is. */
export const cancelJob = (parts: Parts) => {
  const read = readJob(parts);
  return async (userId: string, id: string): Promise<JobRow> => {
    await read(userId, id);
    return (await parts.endJob(id, { status: 'canceled' })) ?? read(userId, id);
  };
};

/** Ends every job of a user. */
export const cancelJobsOf = (parts: Parts) => {
  const cancel = cancelJob(parts);
  return async (userId: string): Promise<void> => {
    const active = await repository.listActiveOf(parts.db, userId);
    for (const { id } of active) await cancel(userId, id);
  };
};
