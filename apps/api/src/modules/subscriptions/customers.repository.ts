import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { billingCustomers } from './subscriptions.table.ts';

type Reader = Database | Transaction;

/** The customer that a user is at the provider now. */
export const findCustomer = async (db: Reader, userId: string): Promise<string | undefined> =>
  (
    await db
      .select()
      .from(billingCustomers)
      .where(and(eq(billingCustomers.userId, userId), isNull(billingCustomers.goneAt)))
  )[0]?.customerId;

/** The user of a customer id, present or past. */
export const findUserOfCustomer = async (
  db: Reader,
  customerId: string,
): Promise<string | undefined> =>
  (await db.select().from(billingCustomers).where(eq(billingCustomers.customerId, customerId)))[0]
    ?.userId;

/** The first stored customer wins; the provider returns the same one for a repeated request. */
export async function insertCustomer(
  db: Reader,
  customer: typeof billingCustomers.$inferInsert,
): Promise<void> {
  await db.insert(billingCustomers).values(customer).onConflictDoNothing();
}

/** The provider does not know it any more. */
export async function markGone(tx: Transaction, customerId: string, now: Date): Promise<void> {
  await tx
    .update(billingCustomers)
    .set({ goneAt: now })
    .where(eq(billingCustomers.customerId, customerId));
}

/** Claims a customer's turn; false while another process has it. */
export async function claimCustomer(
  db: Reader,
  customerId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await db
    .update(billingCustomers)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(billingCustomers.customerId, customerId),
        or(isNull(billingCustomers.claimedUntil), lte(billingCustomers.claimedUntil, now)),
      ),
    )
    .returning({ customerId: billingCustomers.customerId });
  return rows.length === 1;
}

/** Releases a claim, unless it expired and was taken by another process. */
export async function dropClaim(db: Reader, customerId: string, until: Date): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ claimedUntil: null })
    .where(
      and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.claimedUntil, until)),
    );
}
