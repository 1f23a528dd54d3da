import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  sum,
} from 'drizzle-orm';
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

const dayMs = 86_400_000;

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

/** Users who own a grant that is past its end and not yet emptied. */
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

/** Adds to what is left of a grant; `change` may be negative. Answers the grant as it is now. */
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

/** Changes the end of a source's grants that have not ended, also of those all held just now. */
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

export async function insertHold(
  tx: Transaction,
  hold: Omit<Hold, 'id' | 'status' | 'resolvedAt'>,
  parts: HoldPart[],
): Promise<Hold> {
  const [stored] = await tx
    .insert(creditHolds)
    .values({ id: uuidv7(), status: 'held', ...hold })
    .returning();
  if (!stored) throw new Error('The hold was not stored.');
  if (parts.length > 0) {
    await tx.insert(creditHoldParts).values(parts.map((part) => ({ holdId: stored.id, ...part })));
  }
  return stored;
}

export const findHold = async (db: Reader, holdId: string): Promise<Hold | undefined> =>
  (await db.select().from(creditHolds).where(eq(creditHolds.id, holdId)))[0];

/** Turns an open hold into a resolved one; false when it was resolved before. */
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

/** Which entries are meant; both days (UTC) included. */
export type EntriesFilter = {
  kind?: Entry['kind'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** No list says how many more there are above this: counting them all takes too long. */
const countedUpTo = 10_000;

const matching = (userId: string, { kind, from, to }: EntriesFilter) =>
  and(
    eq(creditEntries.userId, userId),
    kind ? eq(creditEntries.kind, kind) : undefined,
    // Ids begin with their time, so that a range of days is a range of the index.
    from ? gte(creditEntries.id, firstIdOf(Date.parse(from))) : undefined,
    to ? lt(creditEntries.id, firstIdOf(Date.parse(to) + dayMs)) : undefined,
  );

export async function listEntries(
  db: Reader,
  userId: string,
  filter: EntriesFilter,
  page: { limit: number; offset: number; newestFirst: boolean },
) {
  const order = page.newestFirst ? desc(creditEntries.id) : asc(creditEntries.id);
  const rows = await db
    .select()
    .from(creditEntries)
    .where(matching(userId, filter))
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await countEntries(db, userId, filter) };
}

async function countEntries(db: Reader, userId: string, filter: EntriesFilter): Promise<number> {
  if (!filter.kind && !filter.from && !filter.to) {
    return (await findAccount(db, userId))?.entryCount ?? 0;
  }
  const some = db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(matching(userId, filter))
    .limit(countedUpTo)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

/** The entries newest first, a batch at a time, each beginning behind the id of the last one. */
export const listEntriesBehind = (
  db: Reader,
  userId: string,
  filter: EntriesFilter,
  behind: string | undefined,
  limit: number,
): Promise<Entry[]> =>
  db
    .select()
    .from(creditEntries)
    .where(and(matching(userId, filter), behind ? lt(creditEntries.id, behind) : undefined))
    .orderBy(desc(creditEntries.id))
    .limit(limit);

/** Days with what was spent on each, from `since` (UTC) on. */
export const listDays = (db: Reader, userId: string, since: string) =>
  db
    .select({ day: creditDays.day, spent: creditDays.spent })
    .from(creditDays)
    .where(and(eq(creditDays.userId, userId), gte(creditDays.day, since)))
    .orderBy(asc(creditDays.day));

/** The lowest UUIDv7 of a millisecond (RFC 9562, section 5.7: its first 48 bits are the time). */
function firstIdOf(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
