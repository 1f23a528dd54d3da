import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { DatabaseHandle } from '../database/database.ts';
import { defineQueue, handleQueue } from './define-queue.ts';
import { openQueue, type Queue } from './queue.ts';

const take = [{ batchSize: 20, pollingIntervalSeconds: 0.5 }];
const letters = defineQueue<{ to: string }>({ name: 'letters', keep: { retryLimit: 2 }, take });
const parcels = defineQueue<{ to: string }>({
  name: 'parcels',
  keep: { retryLimit: 0 },
  take,
  keyOf: ({ to }) => to,
});

let database: DatabaseHandle;
let queue: Queue;
const open = (queues = [letters, parcels]) => openQueue(database.queueOptions, queues, fail);
const fail = (error: Error) => {
  throw error;
};

beforeAll(async () => {
  database = await openTestDatabase();
  queue = await open();
}, 60_000);
afterAll(async () => {
  await queue?.stop();
  await database?.close();
});

it('does not start with a queue that nobody handles, or two do', async () => {
  const none = handleQueue(letters, async () => undefined);
  await expect(queue.work([none])).rejects.toThrow('"parcels" has no handler');
  const both = handleQueue(parcels, async () => undefined);
  await expect(queue.work([none, both, both])).rejects.toThrow('"parcels" has 2 handlers');
  const other = handleQueue({ ...parcels, name: 'unknown' }, async () => undefined);
  await expect(queue.work([none, both, other])).rejects.toThrow('not listed in queues.ts');
});

it('hands on what was sent with a transaction that was kept, tries again, and joins by key', async () => {
  const came: string[] = [];
  const { db } = database;
  await db.transaction(async (tx) => {
    await queue.send(tx, letters, { to: 'again' });
    for (let n = 0; n < 3; n += 1) await queue.send(tx, parcels, { to: 'one house' });
  });
  const lost = db.transaction(async (tx) => {
    await queue.send(tx, letters, { to: 'nobody' });
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(lost).rejects.toThrow();
  await queue.work([
    handleQueue(letters, async ({ to }) => {
      came.push(to);
      return came.filter((one) => one === to).length < 2 ? 'again' : 'done';
    }),
    handleQueue(parcels, async ({ to }) => void came.push(to)),
  ]);
  await vi.waitFor(() => expect(came.sort()).toEqual(['again', 'again', 'one house']), 10_000);
});

it('hands on what waits in a row, without waiting for the next poll', async () => {
  const seldom = [{ batchSize: 1, groupConcurrency: 1, pollingIntervalSeconds: 60 }];
  const cards = defineQueue<{ to: string }>({ name: 'cards', keep: {}, take: seldom });
  const other = await openQueue(database.queueOptions, [cards], fail);
  const came: string[] = [];
  try {
    await database.db.transaction(async (tx) => {
      for (const to of ['one', 'two', 'three']) {
        await other.send(tx, cards, { to }, { group: { id: 'a street' } });
      }
    });
    await other.work([handleQueue(cards, async ({ to }) => void came.push(to), { atOnce: 2 })]);
    await vi.waitFor(() => expect(came).toEqual(['one', 'two', 'three']), 10_000);
  } finally {
    await other.stop();
  }
});
