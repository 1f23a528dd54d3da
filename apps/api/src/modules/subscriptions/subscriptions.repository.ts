import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { subscriptions } from './subscriptions.table.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
/** The fields copied from the provider. */
export type SubscriptionCopy = Omit<SubscriptionRow, 'duplicateOf' | 'duplicateEndedAt'>;
type Reader = Database | Transaction;

export const findSubscription = async (
  db: Reader,
  id: string,
): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

/** Stores a copy whole; the caller holds the user's account locked. */
export async function saveSubscription(tx: Transaction, row: SubscriptionCopy): Promise<void> {
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

/** Newest first, without duplicates. */
export const listSubscriptions = (db: Reader, userId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.duplicateOf)))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));

export async function markDuplicate(tx: Transaction, id: string, of: string): Promise<void> {
  await tx.update(subscriptions).set({ duplicateOf: of }).where(eq(subscriptions.id, id));
}

/** Unfinished duplicates, of one user or of all. */
export const listOpenDuplicates = (db: Reader, userId?: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.duplicateOf),
        isNull(subscriptions.duplicateEndedAt),
        userId ? eq(subscriptions.userId, userId) : undefined,
      ),
    );

/** Returns whether it is the first time. */
export async function markDuplicateEnded(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(subscriptions)
    .set({ duplicateEndedAt: now })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.duplicateEndedAt)))
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}
