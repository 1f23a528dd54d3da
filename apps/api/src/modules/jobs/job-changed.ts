import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';
import type { JobRow } from './jobs.repository.ts';

/** A job that was created, progressed or ended; `canceled` also tells the worker to stop. */
export const jobChanged = defineEvent(
  'tintory_jobs',
  z.object({ jobId: z.string(), userId: z.string(), status: z.string() }),
);

/** The event of a changed job. */
export const changeOf = (row: JobRow) => ({
  jobId: row.id,
  userId: row.userId,
  status: row.status,
});
