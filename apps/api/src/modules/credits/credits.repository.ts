import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql, sum } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  creditAccounts,
  creditDays,
  creditEntries,
  creditGrants,
  creditHoldParts,
  creditHolds,
} from './credits.table.ts';

export type Account = typeof creditAccounts.$inferSelect;
export type Grant = typeof creditGrants.$inferSelect;
export type Hold = typeof creditHolds.$inferSelect;
export type HoldPart = { grantId: string; amount: number };
export type Entry = typeof creditEntries.$inferSelect;
export type NewEntry = Omit<typeof creditEntries.$inferInsert, 'id'>;
type Reader = Database | Transaction;

/** Locks the user's account until the transaction ends; makes it on first use. */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account> {
  const select = () =>
    tx.select().from(creditAccounts).where(eq(creditAccounts.userId, userId)).for('update');
  const [found] = await select();
  if (found) return found;
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const [made] = await select();
  if (!made) throw new Error('The credit account vanished between making and locking it.');
  return made;
}

export async function saveAccount(tx: Transaction, { userId, ...rest }: Account): Promise<void> {
  await tx.update(creditAccounts).set(rest).where(eq(creditAccounts.userId, userId));
}

export const findAccount = async (db: Reader, userId: string): Promise<Account | undefined> =>
  (await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId)))[0];

/** Stores the grant, or nothing when its business key was granted before. */
export async function insertGrant(
  tx: Transaction,
  grant: Omit<Grant, 'id'>,
): Promise<Grant | undefined> {
  const rows = await tx
    .insert(creditGrants)
    .values({ id: uuidv7(), ...grant })
    .onConflictDoNothing({ target: creditGrants.businessKey })
    .returning();
  return rows[0];
}

/** Grants with something left, in the order they are spent. */
export const listOpenGrants = (db: Reader, userId: string): Promise<Grant[]> =>
  db
    .select()
    .from(creditGrants)
    .where(and(eq(creditGrants.userId, userId), gt(creditGrants.remaining, 0)))
    .orderBy(
      sql`${creditGrants.expiresAt} asc nulls last`,
      asc(creditGrants.priority),
      asc(creditGrants.createdAt),
      asc(creditGrants.id),
    );

/** Users with an expired grant that is not emptied yet. */
export async function listUsersWithDueGrants(
  db: Reader,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: creditGrants.userId })
    .from(creditGrants)
    .where(
      and(
        gt(creditGrants.remaining, 0),
        isNotNull(creditGrants.expiresAt),
        lte(creditGrants.expiresAt, now),
      ),
    )
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Changes the rest of a grant; `change` may be negative. Returns the updated grant. */
export async function changeRemaining(
  tx: Transaction,
  grantId: string,
  change: number,
): Promise<Grant> {
  const [grant] = await tx
    .update(creditGrants)
    .set({ remaining: sql`${creditGrants.remaining} + ${change}` })
    .where(eq(creditGrants.id, grantId))
    .returning();
  if (!grant) throw new Error('A hold names a grant that does not exist.');
  return grant;
}

/** Changes the expiry of a source's unexpired grants, including fully held ones. */
export async function updateExpiry(
  tx: Transaction,
  userId: string,
  source: Grant['source'],
  expiresAt: Date | null,
  now: Date,
): Promise<void> {
  await tx
    .update(creditGrants)
    .set({ expiresAt })
    .where(
      and(
        eq(creditGrants.userId, userId),
        eq(creditGrants.source, source),
        or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, now)),
      ),
    );
}

export async function sumGrantsOfBill(tx: Transaction, billId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(creditGrants.amount).mapWith(Number) })
    .from(creditGrants)
    .where(eq(creditGrants.billId, billId));
  return row?.total ?? 0;
}

/**
 * Stores a hold: its row, parts and entries, the rest of the grants, and the balance. One
 * statement, because every job waits for it and each query of the embedded database costs a third
 * of a millisecond.
 */
export async function storeHold(
  tx: Transaction,
  hold: { userId: string; jobId: string; toolId: string; amount: number; createdAt: Date },
  parts: HoldPart[],
): Promise<Hold> {
  const { userId, jobId, toolId, amount } = hold;
  const id = uuidv7();
  const at = hold.createdAt.toISOString();
  const lines = JSON.stringify(parts.map((part) => ({ ...part, entryId: uuidv7() })));
  await tx.execute(sql`
    with parts as (
      select * from jsonb_to_recordset(${lines}::jsonb)
        as part ("grantId" uuid, "entryId" uuid, amount integer)
    ), taken as (
      update credit_grants set remaining = remaining - parts.amount
      from parts where credit_grants.id = parts."grantId"
    ), held as (
      insert into credit_holds (id, user_id, job_id, amount, status, created_at)
      values (${id}, ${userId}, ${jobId}, ${amount}, 'held', ${at})
    ), split as (
      insert into credit_hold_parts (hold_id, grant_id, amount)
      select ${id}::uuid, "grantId", amount from parts
    ), entered as (
      insert into credit_entries
        (id, user_id, kind, amount, grant_id, hold_id, job_id, tool_id, created_at)
      select "entryId", ${userId}::uuid, 'hold', -amount, "grantId", ${id}::uuid,
        ${jobId}::uuid, ${toolId}, ${at}::timestamptz
      from parts
    )
    update credit_accounts
    set balance = balance - ${amount}, entry_count = entry_count + ${parts.length}
    where user_id = ${userId}`);
  return { id, userId, jobId, amount, status: 'held', createdAt: hold.createdAt, resolvedAt: null };
}

export const findHold = async (db: Reader, holdId: string): Promise<Hold | undefined> =>
  (await db.select().from(creditHolds).where(eq(creditHolds.id, holdId)))[0];

/** Resolves an open hold; false if it was resolved before. */
export async function resolveHold(
  tx: Transaction,
  holdId: string,
  status: 'captured' | 'released',
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(creditHolds)
    .set({ status, resolvedAt: now })
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.status, 'held')))
    .returning({ id: creditHolds.id });
  return rows.length === 1;
}

export const listHoldParts = (db: Reader, holdId: string): Promise<HoldPart[]> =>
  db
    .select({ grantId: creditHoldParts.grantId, amount: creditHoldParts.amount })
    .from(creditHoldParts)
    .where(eq(creditHoldParts.holdId, holdId))
    .orderBy(asc(creditHoldParts.grantId));

export async function insertEntries(tx: Transaction, entries: NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(creditEntries).values(entries.map((entry) => ({ id: uuidv7(), ...entry })));
}

/** Adds to what was spent on the day (UTC) of `at`. */
export async function addToDay(
  tx: Transaction,
  userId: string,
  at: Date,
  spent: number,
): Promise<void> {
  await tx
    .insert(creditDays)
    .values({ userId, day: at.toISOString().slice(0, 10), spent })
    .onConflictDoUpdate({
      target: [creditDays.userId, creditDays.day],
      set: { spent: sql`${creditDays.spent} + excluded.spent` },
    });
}
