import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from '../database/database.ts';
import { limitCounts } from './limit-counts.table.ts';
import { createSharedCounts } from './shared-counts.ts';

const minute = 60_000;
let at = new Date('2026-11-01T12:00:10Z');

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const errors: unknown[] = [];
const open = () =>
  createSharedCounts(database.db, { now: () => at, onError: (error) => errors.push(error) });

it('counts what several processes let through', async () => {
  const [one, two] = [open(), open()];
  for (let n = 0; n < 30; n += 1) [one, two][n % 2]?.count('ann', minute);
  await vi.waitFor(() => expect(one.count('ann', minute).current).toBeGreaterThan(30));
  await vi.waitFor(() => expect(two.count('ann', minute).current).toBeGreaterThan(31));
  expect(one.count('bob', minute).current).toBe(1);
  await Promise.all([one.close(), two.close()]);
});

it('counts what it is just telling the others', async () => {
  const counts = open();
  const seen = Array.from({ length: 4 }, () => counts.count('dee', minute).current);
  expect(seen).toEqual([1, 2, 3, 4]);
  await counts.close();
});

it('remembers over a restart, and begins anew with the next window', async () => {
  const before = open();
  for (let n = 0; n < 7; n += 1) before.count('cid', minute);
  await before.close();
  const after = open();
  await vi.waitFor(() => expect(after.count('cid', minute).current).toBeGreaterThan(7));
  at = new Date('2026-11-01T12:01:00Z');
  expect(after.count('cid', minute)).toEqual({ current: 1, ttl: minute });
  await after.close();
  await after.sweep();
  expect(await database.db.select().from(limitCounts)).toMatchObject([{ key: 'cid', count: 1 }]);
});

it('counts by itself while the database is away', async () => {
  const counts = open();
  const spy = vi.spyOn(database.db, 'insert').mockImplementation(() => {
    throw new Error('The database is away.');
  });
  counts.count('dan', minute);
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(counts.count('dan', minute).current).toBe(2);
  spy.mockRestore();
  await counts.close();
});
