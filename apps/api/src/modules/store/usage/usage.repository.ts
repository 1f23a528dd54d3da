import { and, asc, eq, gte, inArray, isNotNull, or, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { shops, storeUsage } from '../store.table.ts';

export type UsageRow = typeof storeUsage.$inferSelect;
type Reader = Database | Transaction;

/** Cents that count against the cap: pending charges, and those filed since the period began. */
export async function sumUsage(db: Reader, subscriptionId: string, start: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sum(storeUsage.cents).mapWith(Number) })
    .from(storeUsage)
    .where(
      and(
        eq(storeUsage.subscriptionId, subscriptionId),
        or(
          inArray(storeUsage.status, ['reserved', 'to_file']),
          and(eq(storeUsage.status, 'filed'), gte(storeUsage.settledAt, start)),
        ),
      ),
    );
  return row?.cents ?? 0;
}

/** A retried job reserves what it had released. */
export async function reserveUsage(tx: Transaction, rows: (typeof storeUsage.$inferInsert)[]) {
  for (const row of rows) {
    const { shop, subscriptionId, cents, status, createdAt } = row;
    await tx
      .insert(storeUsage)
      .values(row)
      .onConflictDoUpdate({
        target: [storeUsage.jobId, storeUsage.index],
        set: { shop, subscriptionId, cents, status, createdAt, settledAt: null },
        setWhere: eq(storeUsage.status, 'released'),
      });
  }
}

export const listReserved = (tx: Transaction, jobId: string): Promise<UsageRow[]> =>
  tx
    .select()
    .from(storeUsage)
    .where(and(eq(storeUsage.jobId, jobId), eq(storeUsage.status, 'reserved')))
    .orderBy(asc(storeUsage.index));

/** Advances a usage charge; false if another process has. */
export async function moveUsage(
  tx: Reader,
  { jobId, index, status }: Pick<UsageRow, 'jobId' | 'index' | 'status'>,
  change: Partial<UsageRow>,
): Promise<boolean> {
  const rows = await tx
    .update(storeUsage)
    .set(change)
    .where(
      and(eq(storeUsage.jobId, jobId), eq(storeUsage.index, index), eq(storeUsage.status, status)),
    )
    .returning({ index: storeUsage.index });
  return rows.length === 1;
}

/** A job's fee in place of credits, expected or charged. */
export async function setJobFee(tx: Transaction, jobId: string, feeCents: number): Promise<void> {
  await tx.update(jobs).set({ feeCents }).where(eq(jobs.id, jobId));
}

export const listToFile = (db: Reader, shop: string, limit: number): Promise<UsageRow[]> =>
  db
    .select()
    .from(storeUsage)
    .where(and(eq(storeUsage.shop, shop), eq(storeUsage.status, 'to_file')))
    .orderBy(asc(storeUsage.createdAt), asc(storeUsage.jobId), asc(storeUsage.index))
    .limit(limit);

/** Shops with charges to file: installed ones, and those that were uninstalled for good. */
export async function listShopsToFile(db: Reader, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ shop: storeUsage.shop })
    .from(storeUsage)
    .innerJoin(shops, eq(shops.domain, storeUsage.shop))
    .where(
      and(
        eq(storeUsage.status, 'to_file'),
        or(isNotNull(shops.accessToken), isNotNull(shops.uninstalledAt)),
      ),
    )
    .limit(limit);
  return rows.map(({ shop }) => shop);
}

/** Unpaid pictures since a day. */
export const listRefused = (db: Reader, since: Date): Promise<UsageRow[]> =>
  db
    .select()
    .from(storeUsage)
    .where(and(eq(storeUsage.status, 'refused'), gte(storeUsage.settledAt, since)))
    .orderBy(asc(storeUsage.settledAt), asc(storeUsage.jobId), asc(storeUsage.index));
