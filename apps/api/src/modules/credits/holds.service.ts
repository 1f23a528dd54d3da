import type { Transaction } from '../../platform/database/database.ts';
import * as repository from './credits.repository.ts';
import type { Grant, Hold, HoldPart, NewEntry } from './credits.repository.ts';
import { notificationOf, spentPercent, type CreditNotification } from './credit-notification.ts';
import { assertWholeCredits, expireDue, openAccount, writeEntries } from './ledger.ts';

export type HoldRequest = { userId: string; jobId: string; toolId: string; amount: number };

/** Too few credits is an expected answer, not an error. */
export type HoldOutcome =
  { ok: true; hold: Hold } | { ok: false; required: number; balance: number };

/** `captured` is false when the hold was resolved before. */
export type CaptureOutcome = { captured: boolean; notification: CreditNotification | null };

/**
 * Holds the price of a job from the grants: soonest to expire first, given before bought, then
 * oldest. A price of 0 holds nothing but resolves like any other.
 */
export async function holdCredits(
  tx: Transaction,
  request: HoldRequest,
  now: Date,
): Promise<HoldOutcome> {
  assertWholeCredits(request.amount, 0);
  const { account, grants } = await openAccount(tx, request.userId, now);
  if (account.balance < request.amount) {
    return { ok: false, required: request.amount, balance: account.balance };
  }
  const parts = takeInOrder(grants, request.amount);
  return { ok: true, hold: await repository.storeHold(tx, { ...request, createdAt: now }, parts) };
}

/** Settles a hold: its credits are spent. */
export async function captureHold(
  tx: Transaction,
  holdId: string,
  now: Date,
): Promise<CaptureOutcome> {
  const { hold, account } = await lockHold(tx, holdId);
  const captured = await repository.resolveHold(tx, holdId, 'captured', now);
  if (!captured || hold.amount === 0) return { captured, notification: null };
  const { userId, jobId } = hold;
  const notifiedPercent = Math.max(account.notifiedPercent, spentPercent(account));
  await writeEntries(tx, { ...account, notifiedPercent }, [
    { userId, kind: 'capture', amount: 0, holdId, jobId, createdAt: now },
  ]);
  await repository.addToDay(tx, userId, now, hold.amount);
  return {
    captured,
    notification:
      notifiedPercent > account.notifiedPercent ? notificationOf(account, notifiedPercent) : null,
  };
}

/**
 * Releases a hold to its grants; credits of grants expired meanwhile expire at once. False if it
 * was resolved before.
 */
export async function releaseHold(tx: Transaction, holdId: string, now: Date): Promise<boolean> {
  const { hold, account } = await lockHold(tx, holdId);
  if (!(await repository.resolveHold(tx, holdId, 'released', now))) return false;
  const entries: NewEntry[] = [];
  let owed = account.owed;
  for (const part of await repository.listHoldParts(tx, holdId)) {
    const { userId, jobId } = hold;
    // Debt of a refund is paid from the released credits: they were only held, not spent.
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

/** The account is locked before the hold, as everywhere, to prevent deadlocks. */
async function lockHold(tx: Transaction, holdId: string) {
  const hold = await repository.findHold(tx, holdId);
  if (!hold) throw new Error('There is no such hold.');
  return { hold, account: await repository.lockAccount(tx, hold.userId) };
}
