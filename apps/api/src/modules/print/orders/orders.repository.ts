import { and, asc, count, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { printOrderItems, printOrders } from '../print-orders.table.ts';

export type OrderRow = typeof printOrders.$inferSelect;
export type OrderItemRow = typeof printOrderItems.$inferSelect;
export type OrderChange = Partial<
  Omit<OrderRow, 'id' | 'userId' | 'version' | 'createdAt' | 'claimedUntil'>
>;
type Reader = Database | Transaction;

export async function insertOrder(
  tx: Transaction,
  order: typeof printOrders.$inferInsert,
  items: (typeof printOrderItems.$inferInsert)[],
): Promise<void> {
  await tx.insert(printOrders).values(order);
  await tx.insert(printOrderItems).values(items);
}

/** For one that was never shown to anybody. */
export async function deleteOrder(db: Reader, id: string): Promise<void> {
  await db.delete(printOrders).where(eq(printOrders.id, id));
}

export const findOrder = async (db: Reader, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(printOrders).where(eq(printOrders.id, id)))[0];

export const findOrderOfPayment = async (
  db: Reader,
  paymentId: string,
): Promise<OrderRow | undefined> =>
  (await db.select().from(printOrders).where(eq(printOrders.paymentId, paymentId)))[0];

export const listItems = (db: Reader, orderIds: string[]): Promise<OrderItemRow[]> =>
  db
    .select()
    .from(printOrderItems)
    .where(inArray(printOrderItems.orderId, orderIds))
    .orderBy(asc(printOrderItems.orderId), asc(printOrderItems.position));

/** Changes an order as it was read; undefined where somebody else changed it since. */
export async function changeOrder(
  db: Reader,
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
  change: OrderChange,
): Promise<OrderRow | undefined> {
  const rows = await db
    .update(printOrders)
    .set({ ...change, version: version + 1 })
    .where(and(eq(printOrders.id, id), eq(printOrders.version, version)))
    .returning();
  return rows[0];
}

export async function listOrders(
  db: Reader,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const mine = eq(printOrders.userId, userId);
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(printOrders)
      .where(mine)
      .orderBy(desc(printOrders.createdAt), desc(printOrders.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(printOrders).where(mine),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

export const listUnpaid = (db: Reader, userId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(printOrders)
    .where(and(eq(printOrders.userId, userId), eq(printOrders.status, 'awaiting_payment')));

/** Orders without a webhook event for too long. */
export const listDue = (db: Reader, now: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(printOrders)
    .where(lte(printOrders.checkAt, now))
    .orderBy(asc(printOrders.checkAt))
    .limit(limit);

export const listPaidSince = (db: Reader, since: Date): Promise<OrderRow[]> =>
  db.select().from(printOrders).where(gte(printOrders.paidAt, since)).orderBy(printOrders.paidAt);

/** Postpones the next check without a new version, since nothing visible changes. */
export async function checkLater(db: Reader, id: string, at: Date): Promise<void> {
  await db.update(printOrders).set({ checkAt: at }).where(eq(printOrders.id, id));
}

/** Claims an order's turn; false while another process has it. */
export async function claimOrder(
  db: Reader,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await db
    .update(printOrders)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(printOrders.id, id),
        or(isNull(printOrders.claimedUntil), lte(printOrders.claimedUntil, now)),
      ),
    )
    .returning({ id: printOrders.id });
  return rows.length === 1;
}

/** Releases a claim, unless it expired and was taken by another process. */
export async function dropClaim(db: Reader, id: string, until: Date): Promise<void> {
  await db
    .update(printOrders)
    .set({ claimedUntil: null })
    .where(and(eq(printOrders.id, id), eq(printOrders.claimedUntil, until)));
}

/** Deletes the addresses of a user's orders. */
export async function forgetAddresses(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(printOrders)
    .set({ address: null, version: sql`${printOrders.version} + 1` })
    .where(eq(printOrders.userId, userId));
}
