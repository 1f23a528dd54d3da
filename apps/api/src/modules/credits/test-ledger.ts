import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { findAccount } from './credits.repository.ts';
import { capSource, clawBackCredits, grantCredits, listSpendableGrants } from './grants.service.ts';
import { captureHold, holdCredits, releaseHold } from './holds.service.ts';
import { expireDue } from './ledger.ts';
import type { Database } from '../../platform/database/database.ts';

/** The day on which every ledger of a test begins. */
export const start = new Date('2026-01-01T00:00:00Z');
export const later = (days: number) => new Date(+start + days * 86_400_000);

export type TestLedger = ReturnType<typeof openLedger>;

/** One user's ledger, each operation in a transaction of its own. */
export function openLedger(db: Database, userId: string = randomUUID()) {
  const grant = (
    amount: number,
    more: { key?: string; billId?: string; expiresAt?: Date; bought?: boolean } = {},
  ) =>
    db.transaction((tx) =>
      grantCredits(
        tx,
        {
          userId,
          amount,
          source: more.bought ? 'pack' : 'free',
          businessKey: more.key ?? randomUUID(),
          expiresAt: more.expiresAt ?? null,
          ...(more.billId ? { billId: more.billId } : {}),
        },
        start,
      ),
    );
  const hold = (amount: number, now = start) =>
    db.transaction((tx) =>
      holdCredits(tx, { userId, jobId: randomUUID(), toolId: 'any', amount }, now),
    );
  const holdFor = async (amount: number) => {
    const outcome = await hold(amount);
    if (!outcome.ok) throw new Error('The hold was refused.');
    return outcome.hold.id;
  };
  return {
    userId,
    grant,
    hold,
    holdFor,
    capture: (id: string) => db.transaction((tx) => captureHold(tx, id, start)),
    release: (id: string, now = start) => db.transaction((tx) => releaseHold(tx, id, now)),
    clawBack: (billId: string, amount: number) =>
      db.transaction((tx) => clawBackCredits(tx, { userId, billId }, amount, start)),
    cap: (most: number) => db.transaction((tx) => capSource(tx, userId, 'pack', most, start)),
    expire: (now: Date) => db.transaction((tx) => expireDue(tx, userId, now)),
    left: async (now = start) =>
      (await listSpendableGrants(db, userId, now)).map(({ remaining }) => remaining),
    books: () => readBooks(db, userId),
  };
}

/** A user's account, and what its entries and grants add up to. */
async function readBooks(db: Database, userId: string) {
  const account = await findAccount(db, userId);
  const { rows } = await db.execute(sql`
    select
      (select coalesce(sum(amount), 0)::int from credit_entries where user_id = ${userId}) as entries,
      (select count(*)::int from credit_entries where user_id = ${userId}) as lines,
      (select coalesce(sum(remaining), 0)::int from credit_grants where user_id = ${userId}) as grants,
      (select coalesce(min(remaining), 0)::int from credit_grants where user_id = ${userId}) as lowest`);
  return {
    balance: account?.balance ?? 0,
    owed: account?.owed ?? 0,
    notifiedPercent: account?.notifiedPercent ?? 0,
    counted: account?.entryCount ?? 0,
    lines: Number(rows[0]?.['lines']),
    entries: Number(rows[0]?.['entries']),
    grants: Number(rows[0]?.['grants']),
    lowest: Number(rows[0]?.['lowest']),
  };
}
