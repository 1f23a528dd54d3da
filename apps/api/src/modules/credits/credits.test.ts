import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { sweepExpiredGrants } from './grants.service.ts';
import { later, openLedger } from './test-ledger.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const ledger = () => openLedger(database.db);

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
    // The given credits expired on the thirtieth day, and half of the bought ones.
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
    // The caller may roll back a refused hold or not: the expiry is right in both cases.
    expect(await books()).toMatchObject({ balance: 0, entries: 0, grants: 0 });
  });
});

describe('a hold', () => {
  it('resolves once, whoever asks again', async () => {
    const { grant, holdFor, capture, release, books } = ledger();
    await grant(10);
    const first = await holdFor(4);
    expect(await capture(first)).toMatchObject({ captured: true });
    expect(await release(first)).toBe(false);
    expect(await capture(first)).toMatchObject({ captured: false });
    const second = await holdFor(3);
    const captured = async (id: string) => (await capture(id)).captured;
    const answers = await Promise.all([release(second), captured(second), release(second)]);
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
    const billId = randomUUID();
    await grant(10, { billId, bought: true });
    await capture(await holdFor(7));
    expect(await clawBack(billId, 10)).toBe(3);
    expect(await books()).toMatchObject({ balance: 0, owed: 7 });
    await grant(5);
    expect(await books()).toMatchObject({ balance: 0, owed: 2 });
    await grant(5);
    expect(await books()).toMatchObject({ balance: 3, owed: 0, entries: 3 });
    expect(await left()).toEqual([3]);
  });

  it('nets what is owed from a hold that comes back', async () => {
    const { grant, holdFor, release, clawBack, books } = ledger();
    const billId = randomUUID();
    await grant(10, { billId, bought: true });
    const id = await holdFor(10);
    await clawBack(billId, 10);
    await release(id);
    expect(await books()).toMatchObject({ balance: 0, owed: 0, entries: 0, grants: 0 });
  });

  it('loses nothing of another bill when its own is refunded', async () => {
    const { grant, clawBack, left } = ledger();
    const billId = randomUUID();
    await grant(4, { bought: true });
    await grant(10, { billId, bought: true });
    await clawBack(billId, 10);
    expect(await left()).toEqual([4]);
  });

  it('piles up only so far: the oldest of its source expires, others stay', async () => {
    const { grant, cap, left, books } = ledger();
    await grant(2);
    for (const amount of [3, 5, 7]) await grant(amount, { bought: true });
    await cap(10);
    expect(await left()).toEqual([2, 3, 7]);
    expect(await books()).toMatchObject({ balance: 12, entries: 12 });
  });

  it('is swept when it has ended', async () => {
    const { grant, books } = ledger();
    await grant(9, { expiresAt: later(1) });
    expect(await sweepExpiredGrants(database.db, later(2))).toBeGreaterThan(0);
    expect(await books()).toMatchObject({ balance: 0, entries: 0 });
  });
});

describe('the notification of few credits', () => {
  it('comes once at four fifths spent, once at the end, and anew after the next grant', async () => {
    const { grant, holdFor, capture } = ledger();
    const spend = async (amount: number) => (await capture(await holdFor(amount))).notification;
    await grant(10);
    expect([await spend(7), await spend(1), await spend(1), await spend(1)]).toEqual([
      null,
      'low',
      null,
      'empty',
    ]);
    await grant(10);
    expect([await spend(7), await spend(3)]).toEqual([null, 'empty']);
  });

  it('does not come for credits that come back', async () => {
    const { grant, holdFor, release, books } = ledger();
    await grant(10);
    await release(await holdFor(10));
    expect((await books()).notifiedPercent).toBe(0);
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
