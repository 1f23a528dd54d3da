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

/** Whose customer this is, or was. */
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

/** The provider does not know it any more. */
export async function markGone(tx: Transaction, customerId: string, now: Date): Promise<void> {
  await tx
    .update(billingCustomers)
    .set({ goneAt: now })
    .where(eq(billingCustomers.customerId, customerId));
}

/** Claims the right to act for a customer; false while somebody else has it. */
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

/** Gives up a claim, unless it ended and is somebody else's by now. */
export async function dropClaim(db: Reader, customerId: string, until: Date): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ claimedUntil: null })
    .where(
      and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.claimedUntil, until)),
    );
}
