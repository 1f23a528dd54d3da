import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { batches, batchItems } from './batches.table.ts';

/** How many free previews run for a user, in all batches together. */
export async function countPreviews(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ previews: count() })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchItems.batchId))
    .innerJoin(jobs, eq(jobs.id, batchItems.jobId))
    .where(
      and(
        eq(batches.userId, userId),
        eq(batchItems.status, 'running'),
        ne(jobs.funcId, batches.funcId),
      ),
    );
  return row?.previews ?? 0;
}

/** Free previews of a batch that no item shows any longer. */
export async function listSpentPreviews(
  db: Database,
  { id, funcId }: { id: string; funcId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(batchItems, eq(batchItems.jobId, jobs.id))
    .where(and(eq(jobs.batchId, id), ne(jobs.funcId, funcId), isNull(batchItems.id)));
  return rows.map(({ id: jobId }) => jobId);
}

/** Puts what is held back, all of it or these items, back among what waits; answers how many. */
export async function acceptHeld(
  tx: Transaction,
  batchId: string,
  itemIds: string[] | undefined,
): Promise<number> {
  const rows = await tx
    .update(batchItems)
    .set({ status: 'waiting', jobId: null })
    .where(
      and(
        eq(batchItems.batchId, batchId),
        eq(batchItems.status, 'held'),
        itemIds && inArray(batchItems.id, itemIds),
      ),
    )
    .returning({ id: batchItems.id });
  return rows.length;
}
