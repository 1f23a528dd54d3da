import type { Batch } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installCrashPoints } from '../../testing/crash-points.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { createBatchTools, png, signInBatchUser, type BatchUser } from './test-batches.ts';

/** Everything that starting, ending or moving a batch on writes to. */
const tables = [
  'batches',
  'batch_items',
  'jobs',
  'credit_accounts',
  'credit_holds',
  'credit_entries',
];

const { tools } = createBatchTools();
let api: TestApi;
let crash: Awaited<ReturnType<typeof installCrashPoints>>;
beforeAll(async () => {
  // The test runs the workers' steps itself, so that each write is counted.
  api = await startTestApi({ extraTools: tools, worker: false });
  crash = await installCrashPoints(api.services.database.db, tables);
}, 120_000);
afterAll(() => api.close());

const signal = new AbortController().signal;

/** One round of a worker: advances the batch, then runs queued jobs, whatever fails. */
async function work(batchId: string): Promise<void> {
  const { batchAdvancer, database, runner } = api.services;
  const attempt = (step: Promise<unknown>) => step.catch(() => undefined);
  await attempt(batchAdvancer.advance(batchId));
  const { rows } = await database.db.execute(sql`
    select id from jobs where batch_id = ${batchId} and status in ('queued', 'running')`);
  for (const { id } of rows) await attempt(runner.run(String(id), signal));
}

async function finish(user: BatchUser, id: string): Promise<Batch> {
  for (let round = 0; round < 30; round += 1) {
    await work(id);
    const batch = await user.read(id);
    if (batch.status === 'finished' && batch.counts.failed === 0) return batch;
    // A job whose end could not be stored counts as failed; its owner can retry it.
    if (batch.status === 'finished') await user.act(id, 'retry');
  }
  throw new Error('The batch does not end.');
}

it('ends with one charge for each picture, wherever the database dies', async () => {
  const user = await signInBatchUser(api, 2_000);
  const objectId = await user.upload(png);
  let died = true;
  let at = 0;
  for (at = 1; died; at += 1) {
    const before = await user.books();
    const { id } = await user.start(user.items(objectId, ['a', 'b', 'c', 'd']));
    await crash.arm(at);
    await work(id);
    await work(id);
    died = await crash.disarm();
    expect(await finish(user, id)).toMatchObject({ counts: { succeeded: 4 }, credits: 8 });
    expect(await user.books()).toMatchObject({
      jobs: Number(before?.['jobs'] ?? 0) + 4,
      captured: Number(before?.['captured'] ?? 0) + 4,
      held: 0,
      entries_agree: true,
      grants_agree: true,
    });
  }
  // The minimum interval of progress events of one job.
  expect(at).toBeGreaterThan(20);
}, 120_000);

it('loses no item and no credit when it dies while somebody adds or cancels', async () => {
  const user = await signInBatchUser(api);
  const objectId = await user.upload(png);
  let died = true;
  for (let at = 1; died; at += 1) {
    const { id } = await user.start(user.items(objectId, ['a', 'b', 'c', 'd']));
    await api.services.batchAdvancer.advance(id);
    await crash.arm(at);
    await user.call('POST', `/api/batches/${id}/items`, { items: user.items(objectId, ['e']) });
    await user.call('POST', `/api/batches/${id}/cancel`);
    died = await crash.disarm();
    await user.act(id, 'cancel');
    const items = await user.list(id);
    expect([4, 5]).toContain(items.length);
    expect(items.every(({ status }) => status === 'canceled')).toBe(true);
    expect(await user.books()).toMatchObject({
      captured: 0,
      held: 0,
      entries_agree: true,
      grants_agree: true,
    });
  }
}, 120_000);
