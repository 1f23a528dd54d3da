import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { billingCustomers, subscriptions } from './subscriptions.table.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type Reader = Database | Transaction;

export const findCustomer = async (db: Reader, userId: string): Promise<string | undefined> =>
  (await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId)))[0]
    ?.customerId;

export const findUserOfCustomer = async (
  db: Reader,
  customerId: string,
): Promise<string | undefined> =>
  (await db.select().from(billingCustomers).where(eq(billingCustomers.customerId, customerId)))[0]
    ?.userId;

/** The first to store a customer wins; the provider gives the same one to whoever asks twice. */
export async function insertCustomer(
  db: Reader,
  customer: typeof billingCustomers.$inferInsert,
): Promise<void> {
  await db.insert(billingCustomers).values(customer).onConflictDoNothing();
}

export const findSubscription = async (
  db: Reader,
  id: string,
): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

/** Stores a copy whole; the caller holds the user's account locked. */
export async function saveSubscription(tx: Transaction, row: SubscriptionRow): Promise<void> {
  const { id, ...rest } = row;
  await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: rest,
      setWhere: eq(subscriptions.id, id),
    });
}

/** Newest first. */
export const listSubscriptions = (db: Reader, userId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));
