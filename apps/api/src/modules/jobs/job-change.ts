import type { JobRow } from './jobs.repository.ts';

/** What others hear of a job that changed. */
export const changeOf = (row: JobRow) => ({
  jobId: row.id,
  userId: row.userId,
  status: row.status,
});
