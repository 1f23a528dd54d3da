import type { Database, Transaction } from '../../platform/database/database.ts';
import { isLive } from './is-live.ts';
import * as repository from './subscriptions.repository.ts';
import type { SubscriptionCopy, SubscriptionRow } from './subscriptions.repository.ts';

/**
 * Of duplicate plans the first one stays. Decided when a plan becomes active, in the transaction
 * that stores it: earlier duplicates are left alone.
 */
export async function markDuplicates(tx: Transaction, born: SubscriptionCopy): Promise<void> {
  const others = (await repository.listSubscriptions(tx, born.userId)).filter(
    ({ id, status }) => id !== born.id && isLive(status),
  );
  const first = others.find((other) => isBefore(other, born));
  if (first) return repository.markDuplicate(tx, born.id, first.id);
  for (const { id } of others) await repository.markDuplicate(tx, id, born.id);
}

const isBefore = (one: SubscriptionCopy, other: SubscriptionCopy): boolean =>
  one.startedAt < other.startedAt || (+one.startedAt === +other.startedAt && one.id < other.id);

/** Whether a subscription is a duplicate. */
export async function isDuplicate(db: Database | Transaction, id: string | null): Promise<boolean> {
  const row = id ? await repository.findSubscription(db, id) : undefined;
  return row !== undefined && row.duplicateOf !== null;
}

/**
 * Those to end after a webhook event of a subscription: what its user has open, and of its money also
 * it itself, since a payment may arrive when all else is done.
 */
export async function duplicatesAfter(
  db: Database,
  id: string,
  about: 'plan' | 'money',
): Promise<SubscriptionRow[]> {
  const row = await repository.findSubscription(db, id);
  if (!row) return [];
  const open = await repository.listOpenDuplicates(db, row.userId);
  return about === 'money' && row.duplicateOf && row.duplicateEndedAt ? [...open, row] : open;
}

/** All that are not refunded, ended and told. */
export const openDuplicates = (db: Database): Promise<SubscriptionRow[]> =>
  repository.listOpenDuplicates(db);

/**
 * Records that a duplicate was refunded and ended; true the first time, when the user is to be
 * notified.
 */
export const settleDuplicate = (tx: Transaction, id: string, now: Date): Promise<boolean> =>
  repository.markDuplicateEnded(tx, id, now);
