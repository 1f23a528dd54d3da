import { and, asc, count, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { jobs } from './jobs.table.ts';
import { searchable, searchTextOf } from './search-text.ts';

export type JobRow = typeof jobs.$inferSelect;
type NewJob = Omit<typeof jobs.$inferInsert, 'searchText'>;
type Reader = Database | Transaction;

const activeStatuses: JobRow['status'][] = ['queued', 'running'];

export async function insertJob(tx: Transaction, job: NewJob): Promise<JobRow> {
  const row = { ...job, searchText: searchTextOf(job) };
  const [stored] = await tx.insert(jobs).values(row).returning();
  if (!stored) throw new Error('The job was not stored.');
  return stored;
}

/** Only the owner's own: for everyone else the job does not exist. */
export const findJob = async (db: Reader, userId: string, id: string) =>
  (
    await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
  )[0];

export const findAnyJob = async (db: Reader, id: string) =>
  (await db.select().from(jobs).where(eq(jobs.id, id)))[0];

export const lockJob = async (tx: Transaction, userId: string, id: string) =>
  (
    await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
      .for('update')
  )[0];

export const listActiveOf = (db: Reader, userId: string): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.status, activeStatuses)));

/** Which of these jobs have not ended. */
export async function listActiveAmong(db: Reader, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), inArray(jobs.status, activeStatuses)));
  return rows.map(({ id }) => id);
}

export type JobFilter = {
  toolId?: string | undefined;
  status?: JobRow['status'] | undefined;
  favourite?: boolean | undefined;
  shopifyProductId?: string | undefined;
  /** Searches the text inputs and the photo's name; jobs of these tools match regardless. */
  words?: { text: string; toolIds: string[] } | undefined;
};

function found({ text, toolIds }: { text: string; toolIds: string[] }) {
  const inText = sql`strpos(${jobs.searchText}, ${searchable(text)}) > 0`;
  return or(toolIds.length > 0 ? inArray(jobs.toolId, toolIds) : undefined, inText);
}

export async function listJobs(
  db: Reader,
  userId: string,
  filter: JobFilter,
  page: { limit: number; offset: number; newestFirst: boolean },
) {
  const where = and(
    eq(jobs.userId, userId),
    filter.toolId ? eq(jobs.toolId, filter.toolId) : undefined,
    filter.status ? eq(jobs.status, filter.status) : undefined,
    filter.favourite === undefined ? undefined : eq(jobs.favourite, filter.favourite),
    filter.shopifyProductId ? eq(jobs.shopifyProductId, filter.shopifyProductId) : undefined,
    filter.words ? found(filter.words) : undefined,
  );
  const order = page.newestFirst ? desc(jobs.id) : asc(jobs.id);
  const [rows, totals] = await Promise.all([
    db.select().from(jobs).where(where).orderBy(order).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(jobs).where(where),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** Changes an active job; undefined if it has ended. */
export async function updateActive(
  db: Reader,
  id: string,
  change: Partial<typeof jobs.$inferInsert>,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set(change)
    .where(and(eq(jobs.id, id), inArray(jobs.status, activeStatuses)))
    .returning();
  return row;
}

export async function updateJob(
  tx: Transaction,
  id: string,
  change: Partial<typeof jobs.$inferInsert>,
): Promise<JobRow> {
  const [row] = await tx.update(jobs).set(change).where(eq(jobs.id, id)).returning();
  if (!row) throw new Error('The job vanished while it was locked.');
  return row;
}

export async function markFavourite(
  db: Database,
  userId: string,
  id: string,
  favourite: boolean,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ favourite })
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
    .returning();
  return row;
}

export const lockJobsOfBatch = (
  tx: Transaction,
  userId: string,
  batchId: string,
): Promise<JobRow[]> =>
  tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.batchId, batchId), eq(jobs.userId, userId)))
    .orderBy(asc(jobs.id))
    .for('update');

export async function deleteJobs(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(jobs).where(inArray(jobs.id, ids));
}

/** Which of these objects are inputs of the user's jobs. */
export const listInputsAmong = (tx: Transaction, userId: string, objectIds: string[]) =>
  listAmong(tx, userId, objectIds, sql`jsonb_path_query(${jobs.inputs}, '$[*].value[*]')`);

/** Which of these objects some job of the user made. */
export const listOutputsAmong = (tx: Transaction, userId: string, objectIds: string[]) =>
  listAmong(tx, userId, objectIds, sql`jsonb_path_query(${jobs.outputs}, '$[*].objectId')`);

/** Which of these objects `named` finds in the user's jobs. */
async function listAmong(
  tx: Transaction,
  userId: string,
  objectIds: string[],
  named: SQL,
): Promise<string[]> {
  if (objectIds.length === 0) return [];
  const { rows } = await tx.execute(sql`
    select distinct value #>> '{}' as id
    from ${jobs}, ${named} value
    where ${jobs.userId} = ${userId} and value #>> '{}' in ${objectIds}`);
  return rows.map(({ id }) => String(id));
}

export const listActiveSince = (db: Reader, before: Date, limit: number): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(inArray(jobs.status, activeStatuses), lt(jobs.createdAt, before)))
    .orderBy(asc(jobs.createdAt))
    .limit(limit);
