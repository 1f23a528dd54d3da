import { and, asc, count, desc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { bills } from './bills.table.ts';

export type BillRow = typeof bills.$inferSelect;
export type NewBill = Omit<typeof bills.$inferInsert, 'id'>;
type Reader = Database | Transaction;

export const findBillByKey = async (db: Reader, key: string): Promise<BillRow | undefined> =>
  (await db.select().from(bills).where(eq(bills.providerKey, key)))[0];

export const findBill = async (db: Reader, id: string): Promise<BillRow | undefined> =>
  (await db.select().from(bills).where(eq(bills.id, id)))[0];

/** Stores a bill unless its business object is billed already. */
export async function insertBill(tx: Transaction, bill: NewBill): Promise<BillRow | undefined> {
  const rows = await tx
    .insert(bills)
    .values({ id: uuidv7(), ...bill })
    .onConflictDoNothing({ target: bills.providerKey })
    .returning();
  return rows[0];
}

export async function updateBill(
  tx: Transaction,
  id: string,
  change: Partial<NewBill>,
): Promise<BillRow> {
  const [row] = await tx.update(bills).set(change).where(eq(bills.id, id)).returning();
  if (!row) throw new Error('There is no such bill.');
  return row;
}

/**
 * Keeps monthly grants due for the subscription's newest period only: a change of plan ends older
 * ones.
 */
export async function keepNewestSchedule(tx: Transaction, subscriptionId: string): Promise<void> {
  const newest = tx
    .select({ start: sql`max(${bills.periodStart})` })
    .from(bills)
    .where(and(eq(bills.subscriptionId, subscriptionId), isNotNull(bills.periodStart)));
  await tx
    .update(bills)
    .set({ nextGrantAt: null })
    .where(
      and(
        eq(bills.subscriptionId, subscriptionId),
        isNotNull(bills.nextGrantAt),
        sql`${bills.periodStart} < (${newest})`,
      ),
    );
}

/** Refunds that the provider no longer lists did not happen. */
export async function failOtherRefunds(
  tx: Transaction,
  paymentId: string,
  keys: string[],
): Promise<void> {
  await tx
    .update(bills)
    .set({ status: 'failed' })
    .where(
      and(
        eq(bills.kind, 'refund'),
        eq(bills.paymentId, paymentId),
        keys.length > 0 ? notInArray(bills.providerKey, keys) : undefined,
      ),
    );
}

export async function listBillsWithGrantsDue(
  db: Reader,
  now: Date,
  limit: number,
): Promise<BillRow[]> {
  return db
    .select()
    .from(bills)
    .where(and(isNotNull(bills.nextGrantAt), lte(bills.nextGrantAt, now)))
    .orderBy(asc(bills.nextGrantAt))
    .limit(limit);
}

export async function listBills(
  db: Reader,
  userId: string,
  page: { limit: number; offset: number; newestFirst: boolean },
): Promise<{ rows: BillRow[]; total: number }> {
  const mine = eq(bills.userId, userId);
  const order = page.newestFirst ? desc : asc;
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(bills)
      .where(mine)
      .orderBy(order(bills.createdAt), order(bills.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(bills).where(mine),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}
