import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { findAccount } from './credits.repository.ts';
import {
  captureHold,
  clawBackGrant,
  expireDue,
  grantCredits,
  holdCredits,
  listSpendableGrants,
  releaseHold,
  sweepExpiredGrants,
} from './credits.service.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const start = new Date('2026-01-01T00:00:00Z');
const later = (days: number) => new Date(+start + days * 86_400_000);

/** One user's ledger, each operation in a transaction of its own. */
function ledger(userId = randomUUID()) {
  const { db } = database;
  const grant = (amount: number, more: { key?: string; expiresAt?: Date; bought?: boolean } = {}) =>
    db.transaction((tx) =>
      grantCredits(
        tx,
        {
          userId,
          amount,
          source: more.bought ? 'pack' : 'free',
          businessKey: more.key ?? randomUUID(),
          expiresAt: more.expiresAt ?? null,
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
    clawBack: (key: string, amount: number) =>
      db.transaction((tx) => clawBackGrant(tx, key, amount, start)),
    expire: (now: Date) => db.transaction((tx) => expireDue(tx, userId, now)),
    left: async (now = start) =>
      (await listSpendableGrants(db, userId, now)).map(({ remaining }) => remaining),
    books: async () => {
      const account = await findAccount(db, userId);
      const { rows } = await db.execute(sql`
        select
          (select coalesce(sum(amount), 0)::int from credit_entries where user_id = ${userId}) as entries,
          (select coalesce(sum(remaining), 0)::int from credit_grants where user_id = ${userId}) as grants,
          (select coalesce(min(remaining), 0)::int from credit_grants where user_id = ${userId}) as lowest`);
      return {
        balance: account?.balance ?? 0,
        owed: account?.owed ?? 0,
        entries: Number(rows[0]?.['entries']),
        grants: Number(rows[0]?.['grants']),
        lowest: Number(rows[0]?.['lowest']),
      };
    },
  };
}

describe('spending', () => {
  it('takes what expires soonest first, given before bought, then the oldest', async () => {
    const { grant, holdFor, left } = ledger();
    await grant(10);
    await grant(10, { expiresAt: later(30), bought: true });
    await grant(10, { expiresAt: later(30) });
    await grant(10, { expiresAt: later(10), bought: true });
    await holdFor(10);
    expect(await left()).toEqual([10, 10, 10]);
    await holdFor(15);
    // The given ones of the thirtieth day are gone, half of the bought ones too.
    expect(await left()).toEqual([5, 10]);
  });

  it('says what is missing and stores nothing when the credits are short', async () => {
    const { grant, hold, books } = ledger();
    await grant(4);
    expect(await hold(5)).toEqual({ ok: false, required: 5, balance: 4 });
    expect(await books()).toMatchObject({ balance: 4, entries: 4 });
  });

  it('never counts credits that have ended, swept or not', async () => {
    const { grant, hold, books } = ledger();
    await grant(5, { expiresAt: later(1) });
    expect(await hold(1, later(2))).toMatchObject({ ok: false, balance: 0 });
    // A refused hold is rolled back by its caller or not: the expiry alone is right either way.
    expect(await books()).toMatchObject({ balance: 0, entries: 0, grants: 0 });
  });
});

describe('a hold', () => {
  it('resolves once, whoever asks again', async () => {
    const { grant, holdFor, capture, release, books } = ledger();
    await grant(10);
    const first = await holdFor(4);
    expect(await capture(first)).toBe(true);
    expect(await release(first)).toBe(false);
    expect(await capture(first)).toBe(false);
    const second = await holdFor(3);
    const answers = await Promise.all([release(second), capture(second), release(second)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const { balance, entries } = await books();
    expect(entries).toBe(balance);
  });

  it('gives back to the grants it came from', async () => {
    const { grant, holdFor, release, left } = ledger();
    await grant(3, { expiresAt: later(5) });
    await grant(10);
    const id = await holdFor(7);
    expect(await left()).toEqual([6]);
    await release(id);
    expect(await left()).toEqual([3, 10]);
  });

  it('expires at once what it gives back to a grant that has ended', async () => {
    const { grant, holdFor, release, books } = ledger();
    await grant(3, { expiresAt: later(5) });
    const id = await holdFor(3);
    await release(id, later(6));
    expect(await books()).toMatchObject({ balance: 0, entries: 0, grants: 0 });
  });
});

describe('a grant', () => {
  it('is given once for the same business key, also in parallel', async () => {
    const { grant, books } = ledger();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => grant(10, { key })));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await books()).balance).toBe(10);
  });

  it('is clawed back as far as it is left; the rest is owed and taken from the next one', async () => {
    const { grant, holdFor, capture, clawBack, books, left } = ledger();
    await grant(10, { key: 'refunded', bought: true });
    await capture(await holdFor(7));
    expect(await clawBack('refunded', 10)).toBe(3);
    expect(await books()).toMatchObject({ balance: 0, owed: 7 });
    await grant(5);
    expect(await books()).toMatchObject({ balance: 0, owed: 2 });
    await grant(5);
    expect(await books()).toMatchObject({ balance: 3, owed: 0, entries: 3 });
    expect(await left()).toEqual([3]);
  });

  it('nets what is owed from a hold that comes back', async () => {
    const { grant, holdFor, release, clawBack, books } = ledger();
    const key = randomUUID();
    await grant(10, { key, bought: true });
    const id = await holdFor(10);
    await clawBack(key, 10);
    await release(id);
    expect(await books()).toMatchObject({ balance: 0, owed: 0, entries: 0, grants: 0 });
  });

  it('is swept when it has ended', async () => {
    const { grant, books } = ledger();
    await grant(9, { expiresAt: later(1) });
    expect(await sweepExpiredGrants(database.db, later(2))).toBeGreaterThan(0);
    expect(await books()).toMatchObject({ balance: 0, entries: 0 });
  });
});

it('refuses to change or delete an entry', async () => {
  const { userId, grant } = ledger();
  await grant(1);
  const { db } = database;
  const change = db.execute(sql`update credit_entries set amount = 100 where user_id = ${userId}`);
  await expect(change).rejects.toThrow();
  const removal = db.execute(sql`delete from credit_entries where user_id = ${userId}`);
  await expect(removal).rejects.toThrow();
});

type Step =
  | { do: 'grant'; amount: number; days: number | null; bought: boolean; key: number }
  | { do: 'hold'; amount: number; day: number }
  | { do: 'capture' | 'release'; which: number; day: number }
  | { do: 'clawBack'; key: number; amount: number }
  | { do: 'expire'; day: number }
  | { do: 'crash'; amount: number };

const amount = fc.integer({ min: 1, max: 30 });
const day = fc.integer({ min: 0, max: 40 });
const key = fc.integer({ min: 0, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    amount,
    days: fc.option(fc.integer({ min: 1, max: 40 })),
    bought: fc.boolean(),
    key,
  }),
  fc.record({ do: fc.constant('hold' as const), amount, day }),
  fc.record({ do: fc.constantFrom('capture' as const, 'release' as const), which: key, day }),
  fc.record({ do: fc.constant('clawBack' as const), key, amount }),
  fc.record({ do: fc.constant('expire' as const), day }),
  fc.record({ do: fc.constant('crash' as const), amount }),
);

class Crash extends Error {}

/** Does one step; a crash is a transaction that ends in the middle. */
async function perform(own: ReturnType<typeof ledger>, holds: string[], one: Step): Promise<void> {
  const named = (index: number) => `${own.userId}:${index}`;
  const pick = (which: number) => holds[which % Math.max(1, holds.length)];
  switch (one.do) {
    case 'grant':
      await own.grant(one.amount, {
        key: named(one.key),
        bought: one.bought,
        ...(one.days === null ? {} : { expiresAt: later(one.days) }),
      });
      return;
    case 'hold': {
      const outcome = await own.hold(one.amount, later(one.day));
      if (outcome.ok) holds.push(outcome.hold.id);
      return;
    }
    case 'capture':
    case 'release': {
      const id = pick(one.which);
      if (!id) return;
      await (one.do === 'capture' ? own.capture(id) : own.release(id, later(one.day)));
      return;
    }
    case 'clawBack':
      await own.clawBack(named(one.key), one.amount).catch((error: Error) => {
        if (!error.message.includes('no grant')) throw error;
      });
      return;
    case 'expire':
      await own.expire(later(one.day));
      return;
    case 'crash':
      await database.db
        .transaction(async (tx) => {
          const request = { userId: own.userId, jobId: randomUUID(), toolId: 'any' };
          await holdCredits(tx, { ...request, amount: one.amount }, start);
          throw new Crash();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error;
        });
  }
}

describe('whatever happens', () => {
  it('keeps balance, entries and grants equal and never negative, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const own = ledger();
        const holds: string[] = [];
        for (const one of steps) {
          await perform(own, holds, one);
          const books = await own.books();
          expect(books.entries).toBe(books.balance);
          expect(books.grants).toBe(books.balance);
          expect(books.balance).toBeGreaterThanOrEqual(0);
          expect(books.lowest).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('keeps them equal when everything happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        const own = ledger();
        const holds: string[] = [];
        await own.grant(40);
        await Promise.all(steps.map((one) => perform(own, holds, one)));
        const all = holds.flatMap((id) => [own.capture(id), own.release(id)]);
        await Promise.all(all);
        const books = await own.books();
        expect(books.entries).toBe(books.balance);
        expect(books.grants).toBe(books.balance);
        expect(books.balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
