import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { findAccount, type Entry } from './credits.repository.ts';
import { creditDays, creditEntries } from './credits.table.ts';

type Reader = Database | Transaction;

const dayMs = 86_400_000;

/** Which entries to read; both days (UTC) included. */
export type EntriesFilter = {
  kind?: Entry['kind'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Totals above this are not counted, which would take too long. */
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
