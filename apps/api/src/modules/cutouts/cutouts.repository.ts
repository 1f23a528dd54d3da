import { eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { cutouts, restages } from './cutouts.table.ts';

export type CutoutRow = typeof cutouts.$inferSelect;
type Restage = { userId: string; baseJobId: string };

export async function insertCutout(tx: Transaction, cutout: CutoutRow): Promise<void> {
  await tx.insert(cutouts).values(cutout);
}

export const findCutout = async (db: Database, jobId: string) =>
  (await db.select().from(cutouts).where(eq(cutouts.jobId, jobId)))[0];

/** The objects that were kept with these jobs. */
export async function listObjects(tx: Transaction, jobIds: string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await tx.select().from(cutouts).where(inArray(cutouts.jobId, jobIds));
  return rows.flatMap(({ objectId, smallObjectId }) => [objectId ?? [], smallObjectId].flat());
}

/** Serializes the counting of one user over all processes. */
export async function lockRestagesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`restages:${userId}`}, 0))`);
}

/** How often a user had pictures staged anew: of one job, and of any since a time. */
export async function countRestages(tx: Transaction, restage: Restage, since: Date) {
  const { userId, baseJobId } = restage;
  const isRecent = sql`${restages.createdAt} > ${since.toISOString()}`;
  const [counts] = await tx
    .select({
      ofJob: sql`count(*) filter (where ${restages.baseJobId} = ${baseJobId})`.mapWith(Number),
      recent: sql`count(*) filter (where ${isRecent})`.mapWith(Number),
    })
    .from(restages)
    .where(eq(restages.userId, userId));
  return counts ?? { ofJob: 0, recent: 0 };
}

export async function insertRestage(tx: Transaction, restage: Restage, now: Date): Promise<void> {
  await tx.insert(restages).values({ id: uuidv7(), ...restage, createdAt: now });
}

export async function deleteRestagesBefore(db: Database, time: Date): Promise<void> {
  await db.delete(restages).where(lt(restages.createdAt, time));
}
