import { eq, min } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { jobs } from '../jobs/jobs.table.ts';

/** When the job that waits longest was asked for; undefined where none waits. */
export async function findOldestWaiting(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ since: min(jobs.createdAt) })
    .from(jobs)
    .where(eq(jobs.status, 'queued'));
  return row?.since ?? undefined;
}
