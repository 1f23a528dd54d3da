import { errorCodes, mayPassLater, type Batch } from '@tintory/contract';
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNull,
  max,
  ne,
  notInArray,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { objects } from '../uploads/objects.table.ts';
import { batches, batchItems } from './batches.table.ts';

export type BatchItemRow = typeof batchItems.$inferSelect;
type Reader = Database | Transaction;

export type Tally = Pick<Batch, 'counts' | 'retryable' | 'credits'> & { feeCents: number };

const lastingCodes = errorCodes.filter((code) => !mayPassLater(code));

/** Failures that may not happen again. */
const retryable = and(
  eq(batchItems.status, 'failed'),
  or(isNull(batchItems.errorCode), notInArray(batchItems.errorCode, lastingCodes)),
);

export async function insertItems(
  tx: Transaction,
  items: (typeof batchItems.$inferInsert)[],
): Promise<void> {
  if (items.length > 0) await tx.insert(batchItems).values(items);
}

/** Which of these keys the batch has already. */
export async function listKeys(db: Reader, batchId: string, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: batchItems.key })
    .from(batchItems)
    .where(and(eq(batchItems.batchId, batchId), inArray(batchItems.key, keys)));
  return new Set(rows.map(({ key }) => key));
}

/** The next position; items are never removed, so it is their number too. */
export async function nextPosition(tx: Transaction, batchId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(batchItems.position) })
    .from(batchItems)
    .where(eq(batchItems.batchId, batchId));
  return row?.last === null || row === undefined ? 0 : row.last + 1;
}

/** How many items of each batch are in which status, how many may be retried, and what they cost. */
export async function tallyItems(db: Reader, batchIds: string[]): Promise<Map<string, Tally>> {
  const none = { waiting: 0, running: 0, held: 0, succeeded: 0, failed: 0, canceled: 0 };
  const tallies = new Map(
    batchIds.map((id) => [id, { counts: { ...none }, retryable: 0, credits: 0, feeCents: 0 }]),
  );
  if (batchIds.length === 0) return tallies;
  const { batchId, status, credits, feeCents } = batchItems;
  const rows = await db
    .select({
      batchId,
      status,
      items: count(),
      retryable: sql<number>`count(*) filter (where ${retryable})`.mapWith(Number),
      credits: sum(credits).mapWith(Number),
      feeCents: sum(feeCents).mapWith(Number),
    })
    .from(batchItems)
    .where(inArray(batchId, batchIds))
    .groupBy(batchId, status);
  for (const row of rows) {
    const tally = tallies.get(row.batchId);
    if (!tally) continue;
    tally.counts[row.status] = row.items;
    tally.retryable += row.retryable;
    tally.credits += row.credits;
    tally.feeCents += row.feeCents;
  }
  return tallies;
}

/** How many items there are in each of these statuses together. */
export async function countItems(
  db: Reader,
  id: string,
  statuses: BatchItemRow['status'][],
): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(batchItems)
    .where(and(eq(batchItems.batchId, id), inArray(batchItems.status, statuses)));
  return row?.items ?? 0;
}

export const findNextWaiting = async (db: Reader, batchId: string) =>
  (
    await db
      .select()
      .from(batchItems)
      .where(and(eq(batchItems.batchId, batchId), eq(batchItems.status, 'waiting')))
      .orderBy(asc(batchItems.position))
      .limit(1)
  )[0];

/** Changes a waiting item; false if it no longer waits. */
export async function updateWaiting(
  tx: Transaction,
  id: string,
  change: Partial<BatchItemRow>,
): Promise<boolean> {
  const rows = await tx
    .update(batchItems)
    .set(change)
    .where(and(eq(batchItems.id, id), eq(batchItems.status, 'waiting')))
    .returning({ id: batchItems.id });
  return rows.length === 1;
}

/** Changes the item of a job while it is in one of these statuses. */
export async function updateOfJob(
  tx: Transaction,
  jobId: string,
  statuses: BatchItemRow['status'][],
  change: Partial<BatchItemRow>,
): Promise<void> {
  await tx
    .update(batchItems)
    .set(change)
    .where(and(eq(batchItems.jobId, jobId), inArray(batchItems.status, statuses)));
}

/** Cancels every item that waits for its turn or for a person. */
export async function cancelWaiting(tx: Transaction, batchId: string): Promise<void> {
  await tx
    .update(batchItems)
    .set({ status: 'canceled' })
    .where(and(eq(batchItems.batchId, batchId), inArray(batchItems.status, ['waiting', 'held'])));
}

/** Puts failed items that may succeed now back to waiting; returns how many. */
export async function retryFailed(tx: Transaction, batchId: string): Promise<number> {
  const rows = await tx
    .update(batchItems)
    .set({ status: 'waiting', errorCode: null })
    .where(and(eq(batchItems.batchId, batchId), retryable))
    .returning({ id: batchItems.id });
  return rows.length;
}

export async function listRunningJobs(db: Reader, batchId: string): Promise<string[]> {
  const rows = await db
    .select({ jobId: batchItems.jobId })
    .from(batchItems)
    .where(and(eq(batchItems.batchId, batchId), eq(batchItems.status, 'running')));
  return rows.flatMap(({ jobId }) => jobId ?? []);
}

export type ItemPage = {
  after: number;
  limit: number;
  status?: BatchItemRow['status'] | undefined;
};

/** Items in their order, each with what its job knows more, and whether its photo has a small picture. */
export const listItems = (db: Reader, batchId: string, { after, limit, status }: ItemPage) =>
  db
    .select({
      item: batchItems,
      progress: jobs.progress,
      outputs: jobs.outputs,
      result: jobs.result,
      thumbnail: objects.thumbnail,
    })
    .from(batchItems)
    .leftJoin(jobs, eq(jobs.id, batchItems.jobId))
    .leftJoin(objects, eq(objects.id, batchItems.objectId))
    .where(
      and(
        eq(batchItems.batchId, batchId),
        gt(batchItems.position, after),
        status ? eq(batchItems.status, status) : undefined,
      ),
    )
    .orderBy(asc(batchItems.position))
    .limit(limit);
export type ItemWithJob = Awaited<ReturnType<typeof listItems>>[number];

/** A batch's results that are not deleted, in order. */
export const listResults = (db: Reader, batchId: string) =>
  db
    .select({ name: batchItems.name, outputs: jobs.outputs })
    .from(batchItems)
    .innerJoin(jobs, eq(jobs.id, batchItems.jobId))
    .where(and(eq(batchItems.batchId, batchId), eq(batchItems.status, 'succeeded')))
    .orderBy(asc(batchItems.position));

export async function listOfUser(db: Reader, userId: string): Promise<BatchItemRow[]> {
  const rows = await db
    .select({ item: batchItems })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchItems.batchId))
    .where(eq(batches.userId, userId))
    .orderBy(asc(batchItems.batchId), asc(batchItems.position));
  return rows.map(({ item }) => item);
}

/** The pictures that went into a batch. */
export async function listInputs(db: Reader, batchId: string): Promise<string[]> {
  const rows = await db
    .select({ objectId: batchItems.objectId })
    .from(batchItems)
    .where(eq(batchItems.batchId, batchId));
  return rows.flatMap(({ objectId }) => objectId ?? []);
}

/** Which of these objects an item still needs, apart from the deleted jobs and batch. */
export async function listNeeded(
  tx: Transaction,
  going: { userId: string; objectIds: string[]; jobIds: string[]; batchId?: string | undefined },
): Promise<string[]> {
  const { userId, objectIds, jobIds, batchId } = going;
  const rows = await tx
    .selectDistinct({ objectId: batchItems.objectId })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchItems.batchId))
    .where(
      and(
        eq(batches.userId, userId),
        batchId ? ne(batches.id, batchId) : undefined,
        inArray(batchItems.objectId, objectIds),
        inArray(batchItems.status, ['waiting', 'running', 'held', 'failed']),
        or(isNull(batchItems.jobId), notInArray(batchItems.jobId, jobIds)),
      ),
    );
  return rows.flatMap(({ objectId }) => objectId ?? []);
}
