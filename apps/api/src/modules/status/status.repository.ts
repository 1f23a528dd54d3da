import { eq, min } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { jobs } from '../jobs/jobs.table.ts';

/** Creation time of the longest waiting job; undefined if none waits. */
export async function findOldestWaiting(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ since: min(jobs.createdAt) })
    .from(jobs)
    .where(eq(jobs.status, 'queued'));
  return row?.since ?? undefined;
}
