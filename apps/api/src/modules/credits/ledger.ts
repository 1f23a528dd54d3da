import type { Transaction } from '../../platform/database/database.ts';
import * as repository from './credits.repository.ts';
import type { Account, Grant, NewEntry } from './credits.repository.ts';

/** The one place where the balance changes: always by the sum of the entries written with it. */
export async function writeEntries(
  tx: Transaction,
  account: Account,
  entries: NewEntry[],
): Promise<Account> {
  const change = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const next = {
    ...account,
    balance: account.balance + change,
    entryCount: account.entryCount + entries.length,
  };
  await repository.insertEntries(tx, entries);
  await repository.saveAccount(tx, next);
  return next;
}

/** Empties the user's grants that have ended; answers the locked account as it stands then. */
export const expireDue = async (tx: Transaction, userId: string, now: Date): Promise<Account> =>
  (await openAccount(tx, userId, now)).account;

/** The same, with what can be spent, in the order it will be. */
export async function openAccount(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ account: Account; grants: Grant[] }> {
  const account = await repository.lockAccount(tx, userId);
  const open = await repository.listOpenGrants(tx, userId);
  const ended = open.filter((grant) => hasEnded(grant, now));
  const grants = open.filter((grant) => !hasEnded(grant, now));
  if (ended.length === 0) return { account, grants };
  const entries: NewEntry[] = [];
  for (const grant of ended) {
    await repository.changeRemaining(tx, grant.id, -grant.remaining);
    const line = { userId, grantId: grant.id, createdAt: now };
    entries.push({ ...line, kind: 'expiry', amount: -grant.remaining });
  }
  return { account: await writeEntries(tx, account, entries), grants };
}

export const hasEnded = (grant: Grant, now: Date): boolean =>
  grant.expiresAt !== null && grant.expiresAt <= now;

/** @throws Error for anything but a whole number of at least `least`: a bug, not a business answer */
export function assertWholeCredits(amount: number, least: number): void {
  if (!Number.isSafeInteger(amount) || amount < least) {
    throw new Error(`Credits are whole numbers from ${least}; got ${amount}.`);
  }
}
