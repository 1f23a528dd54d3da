import type { Database, Transaction } from '../../platform/database/database.ts';
import * as repository from './credits.repository.ts';
import type { Grant, NewEntry } from './credits.repository.ts';
import { notificationOf, type CreditNotification } from './credit-notification.ts';
import { assertWholeCredits, expireDue, hasEnded, writeEntries } from './ledger.ts';

export type GrantRequest = {
  userId: string;
  source: Grant['source'];
  /** Business key; the same key never grants twice. */
  businessKey: string;
  amount: number;
  expiresAt: Date | null;
  /** The bill that paid for it. */
  billId?: string;
};

/** The grants that a claw-back takes from. */
export type ClawBackTarget = { userId: string; billId?: string; source?: Grant['source'] };

const boughtSources: readonly Grant['source'][] = ['subscription', 'pack', 'store_plan'];

/**
 * Grants credits; does nothing if the business key was granted before. Credits owed for a refund
 * are deducted at once.
 *
 * @returns the grant, or undefined for a repetition
 */
export async function grantCredits(
  tx: Transaction,
  request: GrantRequest,
  now: Date,
): Promise<Grant | undefined> {
  assertWholeCredits(request.amount, 1);
  const account = await repository.lockAccount(tx, request.userId);
  const netted = Math.min(account.owed, request.amount);
  const grant = await repository.insertGrant(tx, {
    ...request,
    billId: request.billId ?? null,
    remaining: request.amount - netted,
    priority: boughtSources.includes(request.source) ? 1 : 0,
    createdAt: now,
  });
  if (!grant) return undefined;
  const line = { userId: request.userId, grantId: grant.id, createdAt: now };
  const entries: NewEntry[] = [{ ...line, kind: 'grant', amount: request.amount }];
  if (netted > 0) entries.push({ ...line, kind: 'clawback', amount: -netted });
  const notificationBase = account.balance + request.amount - netted;
  await writeEntries(
    tx,
    { ...account, owed: account.owed - netted, notificationBase, notifiedPercent: 0 },
    entries,
  );
  return grant;
}

/**
 * Claws credits back whose money was refunded: first the rest of their grants; spent ones are owed
 * and deducted from the next grant.
 *
 * @returns the credits taken now
 */
export async function clawBackCredits(
  tx: Transaction,
  target: ClawBackTarget,
  amount: number,
  now: Date,
): Promise<number> {
  assertWholeCredits(amount, 1);
  const { userId } = target;
  const account = await repository.lockAccount(tx, userId);
  const entries: NewEntry[] = [];
  let missing = amount;
  for (const grant of await repository.listOpenGrants(tx, userId)) {
    if (target.billId && grant.billId !== target.billId) continue;
    if (target.source && grant.source !== target.source) continue;
    const taken = Math.min(grant.remaining, missing);
    if (taken === 0) break;
    await repository.changeRemaining(tx, grant.id, -taken);
    entries.push({ userId, kind: 'clawback', amount: -taken, grantId: grant.id, createdAt: now });
    missing -= taken;
  }
  await writeEntries(tx, { ...account, owed: account.owed + missing }, entries);
  return amount - missing;
}

/** Caps a source's credits at `most`: the excess expires, oldest first. */
export async function capSource(
  tx: Transaction,
  userId: string,
  source: Grant['source'],
  most: number,
  now: Date,
): Promise<void> {
  const account = await repository.lockAccount(tx, userId);
  const open = await repository.listOpenGrants(tx, userId);
  const piled = open.filter((grant) => grant.source === source);
  let excess = piled.reduce((sum, { remaining }) => sum + remaining, 0) - most;
  const entries: NewEntry[] = [];
  for (const grant of piled.sort((a, b) => +a.createdAt - +b.createdAt)) {
    const taken = Math.min(grant.remaining, Math.max(0, excess));
    if (taken === 0) break;
    await repository.changeRemaining(tx, grant.id, -taken);
    entries.push({ userId, kind: 'expiry', amount: -taken, grantId: grant.id, createdAt: now });
    excess -= taken;
  }
  if (entries.length > 0) await writeEntries(tx, account, entries);
}

/** Sets the expiry of a source's credits, except for expired ones. */
export async function setSourceExpiry(
  tx: Transaction,
  userId: string,
  source: Grant['source'],
  expiresAt: Date | null,
  now: Date,
): Promise<void> {
  await repository.updateExpiry(tx, userId, source, expiresAt, now);
  await expireDue(tx, userId, now);
}

/** All credits a bill was granted, spent or not. */
export const creditsOfBill = (tx: Transaction, billId: string): Promise<number> =>
  repository.sumGrantsOfBill(tx, billId);

/** Whether few or no credits are left of the last grant; `none` if there never was one. */
export async function readNotification(
  db: Database,
  userId: string,
): Promise<CreditNotification | 'none' | null> {
  const account = await repository.findAccount(db, userId);
  return account?.notificationBase ? notificationOf(account, account.notifiedPercent) : 'none';
}

/** Expires what has ended for up to `limit` users; answers how many there were. */
export async function sweepExpiredGrants(db: Database, now: Date, limit = 200): Promise<number> {
  const users = await repository.listUsersWithDueGrants(db, now, limit);
  for (const userId of users) await db.transaction((tx) => expireDue(tx, userId, now));
  return users.length;
}

/** Grants that can be spent at `now`, in the order they will be. */
export async function listSpendableGrants(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<Grant[]> {
  const open = await repository.listOpenGrants(db, userId);
  return open.filter((grant) => !hasEnded(grant, now));
}
