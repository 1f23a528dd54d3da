import type { Database, Transaction } from '../../platform/database/database.ts';
import * as repository from './credits.repository.ts';
import type { Account, Grant, Hold, HoldPart, NewEntry } from './credits.repository.ts';

export type GrantRequest = {
  userId: string;
  source: Grant['source'];
  /** What caused it; the same key never grants twice. */
  businessKey: string;
  amount: number;
  expiresAt: Date | null;
  /** The bill that paid for it. */
  billId?: string;
};

export type HoldRequest = { userId: string; jobId: string; toolId: string; amount: number };

/** Too few credits is an expected answer, not an error. */
export type HoldOutcome =
  { ok: true; hold: Hold } | { ok: false; required: number; balance: number };

const boughtSources: readonly Grant['source'][] = ['subscription', 'pack', 'store_plan'];

/**
 * Adds credits. Does nothing when the business key was granted before. What the user still owes for
 * a refund is taken back at once.
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
  await writeEntries(tx, { ...account, owed: account.owed - netted }, entries);
  return grant;
}

/**
 * Reserves the price of a job: soonest to expire first, given before bought, then oldest. A price
 * of 0 holds nothing but still resolves like any other.
 */
export async function holdCredits(
  tx: Transaction,
  request: HoldRequest,
  now: Date,
): Promise<HoldOutcome> {
  assertWholeCredits(request.amount, 0);
  const account = await expireDue(tx, request.userId, now);
  if (account.balance < request.amount) {
    return { ok: false, required: request.amount, balance: account.balance };
  }
  const open = request.amount > 0 ? await repository.listOpenGrants(tx, request.userId) : [];
  const parts = takeInOrder(open, request.amount);
  for (const part of parts) await repository.changeRemaining(tx, part.grantId, -part.amount);
  const { userId, jobId, toolId, amount } = request;
  const hold = await repository.insertHold(tx, { userId, jobId, amount, createdAt: now }, parts);
  const entries = parts.map((part): NewEntry => ({
    userId,
    kind: 'hold',
    amount: -part.amount,
    grantId: part.grantId,
    holdId: hold.id,
    jobId,
    toolId,
    createdAt: now,
  }));
  await writeEntries(tx, account, entries);
  return { ok: true, hold };
}

/** Settles a hold: its credits are spent. False when it was resolved before. */
export async function captureHold(tx: Transaction, holdId: string, now: Date): Promise<boolean> {
  const hold = await lockHold(tx, holdId);
  if (!(await repository.resolveHold(tx, holdId, 'captured', now))) return false;
  if (hold.amount === 0) return true;
  const { userId, jobId } = hold;
  await repository.insertEntries(tx, [
    { userId, kind: 'capture', amount: 0, holdId, jobId, createdAt: now },
  ]);
  return true;
}

/**
 * Gives a hold back to the grants it came from; what returns to a grant that has ended meanwhile
 * expires at once. False when it was resolved before.
 */
export async function releaseHold(tx: Transaction, holdId: string, now: Date): Promise<boolean> {
  const hold = await lockHold(tx, holdId);
  if (!(await repository.resolveHold(tx, holdId, 'released', now))) return false;
  const account = await repository.lockAccount(tx, hold.userId);
  const entries: NewEntry[] = [];
  let owed = account.owed;
  for (const part of await repository.listHoldParts(tx, holdId)) {
    const { userId, jobId } = hold;
    // What a refund left owing may come from what returns: it was only held, not spent.
    const netted = Math.min(owed, part.amount);
    owed -= netted;
    await repository.changeRemaining(tx, part.grantId, part.amount - netted);
    const line = { userId, grantId: part.grantId, holdId, jobId, createdAt: now };
    entries.push({ ...line, kind: 'release', amount: part.amount });
    if (netted > 0) entries.push({ ...line, kind: 'clawback', amount: -netted });
  }
  await writeEntries(tx, { ...account, owed }, entries);
  await expireDue(tx, hold.userId, now);
  return true;
}

/**
 * Takes back a grant whose money was refunded: first what is left of it; what is already spent is
 * owed and taken from the next grant.
 *
 * @returns the credits taken now
 */
export async function clawBackGrant(
  tx: Transaction,
  businessKey: string,
  amount: number,
  now: Date,
): Promise<number> {
  assertWholeCredits(amount, 1);
  const known = await repository.findGrantByKey(tx, businessKey);
  if (!known) throw new Error('There is no grant with this business key to claw back.');
  const account = await repository.lockAccount(tx, known.userId);
  const grant = await repository.changeRemaining(tx, known.id, 0);
  const taken = Math.min(grant.remaining, amount);
  const { userId, id: grantId } = grant;
  if (taken > 0) await repository.changeRemaining(tx, grantId, -taken);
  await writeEntries(
    tx,
    { ...account, owed: account.owed + amount - taken },
    taken > 0 ? [{ userId, kind: 'clawback', amount: -taken, grantId, createdAt: now }] : [],
  );
  return taken;
}

/** Empties the user's grants that have ended; answers the locked account as it stands then. */
export async function expireDue(tx: Transaction, userId: string, now: Date): Promise<Account> {
  const account = await repository.lockAccount(tx, userId);
  const entries: NewEntry[] = [];
  for (const grant of await repository.listOpenGrants(tx, userId)) {
    if (!hasEnded(grant, now)) continue;
    await repository.changeRemaining(tx, grant.id, -grant.remaining);
    const line = { userId, grantId: grant.id, createdAt: now };
    entries.push({ ...line, kind: 'expiry', amount: -grant.remaining });
  }
  return writeEntries(tx, account, entries);
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

const hasEnded = (grant: Grant, now: Date): boolean =>
  grant.expiresAt !== null && grant.expiresAt <= now;

/** The one place where the balance changes: always by the sum of the entries written with it. */
async function writeEntries(
  tx: Transaction,
  account: Account,
  entries: NewEntry[],
): Promise<Account> {
  const change = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const next = { ...account, balance: account.balance + change };
  await repository.insertEntries(tx, entries);
  await repository.saveAccount(tx, next);
  return next;
}

function takeInOrder(grants: Grant[], amount: number): HoldPart[] {
  const parts: HoldPart[] = [];
  let missing = amount;
  for (const grant of grants) {
    if (missing === 0) break;
    const taken = Math.min(grant.remaining, missing);
    parts.push({ grantId: grant.id, amount: taken });
    missing -= taken;
  }
  if (missing > 0) throw new Error('The balance promised more than the grants hold.');
  return parts;
}

/** Account before hold, as everywhere, so that two operations never wait for each other. */
async function lockHold(tx: Transaction, holdId: string): Promise<Hold> {
  const hold = await repository.findHold(tx, holdId);
  if (!hold) throw new Error('There is no such hold.');
  await repository.lockAccount(tx, hold.userId);
  return hold;
}

function assertWholeCredits(amount: number, least: number): void {
  if (!Number.isSafeInteger(amount) || amount < least) {
    throw new Error(`Credits are whole numbers from ${least}; got ${amount}.`);
  }
}
