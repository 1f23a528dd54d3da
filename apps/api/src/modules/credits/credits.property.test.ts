import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { holdCredits } from './holds.service.ts';
import { later, openLedger, start, type TestLedger } from './test-ledger.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const ledger = () => openLedger(database.db);

type Step =
  | { do: 'grant'; amount: number; days: number | null; bought: boolean; key: number }
  | { do: 'hold'; amount: number; day: number }
  | { do: 'capture' | 'release'; which: number; day: number }
  | { do: 'clawBack'; key: number; amount: number }
  | { do: 'cap'; most: number }
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
  fc.record({ do: fc.constant('cap' as const), most: amount }),
  fc.record({ do: fc.constant('expire' as const), day }),
  fc.record({ do: fc.constant('crash' as const), amount }),
);

/** One bill for each of the keys. */
const bills = Array.from({ length: 6 }, () => randomUUID());
const billOf = (index: number) => String(bills[index]);

class Crash extends Error {}

/** Does one step; a crash is a transaction that ends in the middle. */
async function perform(own: TestLedger, holds: string[], one: Step): Promise<void> {
  const named = (index: number) => `${own.userId}:${index}`;
  const pick = (which: number) => holds[which % Math.max(1, holds.length)];
  switch (one.do) {
    case 'grant':
      await own.grant(one.amount, {
        key: named(one.key),
        billId: billOf(one.key),
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
      await own.clawBack(billOf(one.key), one.amount);
      return;
    case 'cap':
      await own.cap(one.most);
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
          expect(books.counted).toBe(books.lines);
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
