import { lte, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { limitCounts } from './limit-counts.table.ts';

type Counter = {
  key: string;
  startedAt: number;
  endsAt: number;
  /** Count of all processes at this one's last sync. */
  known: number;
  /** Events of this process that are being sent. */
  sent: number;
  /** Events of this process that are not sent yet. */
  fresh: number;
};

type Options = { now: () => Date; onError: (error: unknown) => void };

export type SharedCounts = ReturnType<typeof createSharedCounts>;

/** Callers that a process counts at a time. */
const mostKeys = 50_000;
/** Interval of telling the other processes. */
const restMs = 200;

/**
 * Rate limits by key in fixed windows, over all processes. Nothing waits for the database: a
 * process counts locally and syncs with the others shortly after. Parallel requests elsewhere, or
 * the first after a start, may pass once too often.
 */
export function createSharedCounts(db: Database, { now, onError }: Options) {
  const counters = new LRUCache<string, Counter>({ max: mostKeys });
  const untold = new Set<Counter>();
  let telling: Promise<void> | undefined;
  let isClosed = false;

  function counterOf(key: string, windowMs: number): Counter {
    const startedAt = Math.floor(+now() / windowMs) * windowMs;
    const found = counters.get(key);
    if (found?.startedAt === startedAt) return found;
    const counter = { key, startedAt, endsAt: startedAt + windowMs, known: 0, sent: 0, fresh: 0 };
    counters.set(key, counter);
    return counter;
  }

  async function tell(): Promise<void> {
    const told = [...untold].map((counter) => ({ counter, count: counter.fresh }));
    untold.clear();
    for (const { counter, count } of told) Object.assign(counter, { sent: count, fresh: 0 });
    try {
      const rows = await add(db, told);
      for (const { counter, count } of told) {
        counter.known = rows.get(rowKey(counter)) ?? counter.known + count;
      }
    } catch (error) {
      for (const { counter, count } of told) counter.known += count;
      onError(error);
    }
    for (const { counter } of told) counter.sent = 0;
  }

  function tellSoon(): void {
    if (telling || isClosed) return;
    telling = tell().then(() => {
      const timer = setTimeout(() => {
        telling = undefined;
        if (untold.size > 0) tellSoon();
      }, restMs);
      timer.unref();
    });
  }

  return {
    /**
     * Counts one more.
     *
     * @returns how many there were in this window, and for how long it goes on
     */
    count: (key: string, windowMs: number): { current: number; ttl: number } => {
      const counter = counterOf(key, windowMs);
      counter.fresh += 1;
      untold.add(counter);
      tellSoon();
      return {
        current: counter.known + counter.sent + counter.fresh,
        ttl: counter.endsAt - +now(),
      };
    },

    /** Forgets windows that are over. */
    sweep: async (): Promise<void> => {
      await db.delete(limitCounts).where(lte(limitCounts.endsAt, now()));
    },

    /** Sends the remaining counts to the other processes. */
    close: async (): Promise<void> => {
      isClosed = true;
      await telling;
      if (untold.size > 0) await tell();
    },
  };
}

const rowKey = ({ key, startedAt }: Pick<Counter, 'key' | 'startedAt'>) => `${startedAt} ${key}`;

/** Adds to the shared counts and returns the new values. */
async function add(
  db: Database,
  told: { counter: Counter; count: number }[],
): Promise<Map<string, number>> {
  if (told.length === 0) return new Map();
  // In one order everywhere, or two processes could wait for each other's rows.
  const ordered = told.toSorted((a, b) => (rowKey(a.counter) < rowKey(b.counter) ? -1 : 1));
  const rows = await db
    .insert(limitCounts)
    .values(
      ordered.map(({ counter: { key, startedAt, endsAt }, count }) => ({
        key,
        count,
        startedAt: new Date(startedAt),
        endsAt: new Date(endsAt),
      })),
    )
    .onConflictDoUpdate({
      target: [limitCounts.key, limitCounts.startedAt],
      set: { count: sql`${limitCounts.count} + excluded.count` },
    })
    .returning();
  return new Map(
    rows.map(({ key, startedAt, count }) => [rowKey({ key, startedAt: +startedAt }), count]),
  );
}
