import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { batches } from './batches.table.ts';

export type BatchRow = typeof batches.$inferSelect;
type Reader = Database | Transaction;

const openStatuses: BatchRow['status'][] = ['running', 'paused'];

export async function insertBatch(tx: Transaction, batch: BatchRow): Promise<void> {
  await tx.insert(batches).values(batch);
}

/** Only the owner's own: for everyone else the batch does not exist. */
export const findBatch = async (db: Reader, userId: string, id: string) =>
  (
    await db
      .select()
      .from(batches)
      .where(and(eq(batches.id, id), eq(batches.userId, userId)))
  )[0];

export const findAnyBatch = async (db: Reader, id: string) =>
  (await db.select().from(batches).where(eq(batches.id, id)))[0];

/** Locks the batch until the transaction ends. */
export const lockBatch = async (tx: Transaction, id: string) =>
  (await tx.select().from(batches).where(eq(batches.id, id)).for('update'))[0];

export const lockOpenBatches = (tx: Transaction, userId: string): Promise<BatchRow[]> =>
  tx
    .select()
    .from(batches)
    .where(and(eq(batches.userId, userId), inArray(batches.status, openStatuses)))
    .orderBy(batches.id)
    .for('update');

export async function updateBatch(
  tx: Transaction,
  id: string,
  change: Partial<BatchRow>,
): Promise<BatchRow> {
  const [row] = await tx.update(batches).set(change).where(eq(batches.id, id)).returning();
  if (!row) throw new Error('The batch vanished while it was locked.');
  return row;
}

export async function listBatches(
  db: Reader,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: BatchRow[]; total: number }> {
  const own = eq(batches.userId, userId);
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(batches)
      .where(own)
      .orderBy(desc(batches.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(batches).where(own),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** A user's batches that start what they may. */
export async function listRunning(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.userId, userId), eq(batches.status, 'running')));
  return rows.map(({ id }) => id);
}

/** Stuck batches: running, with no job under way, yet something to do. */
export async function listIdle(db: Database, limit: number): Promise<string[]> {
  const has = (status: string) => sql`exists (
    select from batch_items item where item.batch_id = ${batches.id} and item.status = ${status})`;
  const rows = await db
    .select({ id: batches.id })
    .from(batches)
    .where(
      sql`${batches.status} = 'running' and not ${has('running')}
        and (${batches.complete} or ${has('waiting')})`,
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deleteBatch(tx: Transaction, id: string): Promise<void> {
  await tx.delete(batches).where(eq(batches.id, id));
}

/** Which of these objects are options of the user's other batches. */
export async function listOptionPictures(
  tx: Transaction,
  userId: string,
  objectIds: string[],
  exceptBatchId: string | undefined,
): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select distinct value #>> '{}' as id
    from ${batches}, jsonb_path_query(${batches.inputs}, '$[*].value[*]') value
    where ${batches.userId} = ${userId}
      and ${batches.id} is distinct from ${exceptBatchId ?? null}::uuid
      and value #>> '{}' in ${objectIds}`);
  return rows.map(({ id }) => String(id));
}
