import type { Database, Transaction } from '../../platform/database/database.ts';
import { isLive } from './is-live.ts';
import * as repository from './subscriptions.repository.ts';
import type { SubscriptionCopy, SubscriptionRow } from './subscriptions.repository.ts';

/**
 * Of plans bought beside each other the first one stays. Judged as one begins to live, in the
 * transaction that stores it: plans that lived side by side before that are left alone.
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

/** Whether a subscription was bought beside another one. */
export async function isDuplicate(db: Database | Transaction, id: string | null): Promise<boolean> {
  const row = id ? await repository.findSubscription(db, id) : undefined;
  return row !== undefined && row.duplicateOf !== null;
}

/**
 * Those to end after news of a subscription: what its user has open, and after news of its money also
 * it itself, since a payment may arrive when all else is done.
 */
export async function duplicatesAfter(
  db: Database,
  id: string,
  news: 'plan' | 'money',
): Promise<SubscriptionRow[]> {
  const row = await repository.findSubscription(db, id);
  if (!row) return [];
  const open = await repository.listOpenDuplicates(db, row.userId);
  return news === 'money' && row.duplicateOf && row.duplicateEndedAt ? [...open, row] : open;
}

/** All that are not refunded, ended and told. */
export const openDuplicates = (db: Database): Promise<SubscriptionRow[]> =>
  repository.listOpenDuplicates(db);

/** Notes that one is refunded and ended; answers whether that is to be told, which is so once. */
export const settleDuplicate = (tx: Transaction, id: string, now: Date): Promise<boolean> =>
  repository.markDuplicateEnded(tx, id, now);
