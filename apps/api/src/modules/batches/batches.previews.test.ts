import { randomUUID } from 'node:crypto';
import type { Batch, Job, Page } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { createBatchTools, png, signInBatchUser, type BatchUser } from './test-batches.ts';

const { control, hold, tools } = createBatchTools();
const wary = { tool_id: 'wary' };
const finished = ({ status }: Batch) => status === 'finished';

let api: TestApi;
let user: BatchUser;
let clear: string;
let hard: string;
beforeAll(async () => {
  api = await startTestApi({ extraTools: tools });
}, 120_000);
afterAll(() => api.close());
beforeEach(async () => {
  user = await signInBatchUser(api);
  [clear, hard] = [await user.upload(png), await user.upload(png)];
  const fresh = { failing: new Set(), empty: new Set(), unsure: new Set([hard]) };
  Object.assign(control, { ...fresh, runs: 0, previews: 0, gate: () => Promise.resolve() });
});

const oneOfEach = () => [...user.items(clear, ['clear']), ...user.items(hard, ['hard'])];
const listJobs = async () => ((await user.call('GET', '/api/jobs')).body as Page<Job>).rows;

/** Until finished previews are deleted. */
const untilJobs = (count: number) =>
  vi.waitFor(async () => expect(await listJobs()).toHaveLength(count), { timeout: 60_000 });

it('holds back, uncharged, what a single run would warn of', async () => {
  const { id } = await user.start(oneOfEach(), wary);
  expect(await user.until(id, finished)).toMatchObject({
    counts: { succeeded: 1, held: 1 },
    credits: 2,
  });
  const [done, held] = await user.list(id);
  expect(done).toMatchObject({ status: 'succeeded', credits: 2, previewed: true });
  expect(held).toMatchObject({
    status: 'held',
    credits: 0,
    result: { confidence: 0.4 },
    error: null,
  });
  expect(held?.job_id).not.toBeNull();
  expect([control.previews, control.runs]).toEqual([2, 1]);
  expect(await user.balance()).toBe(998);
});

it('makes what is held back once the person says so, and charges it then', async () => {
  const items = [...oneOfEach(), ...user.items(hard, ['hard too'])];
  const { id } = await user.start(items, wary);
  await user.until(id, finished);
  const [, first] = await user.list(id);
  expect((await user.accept(id, [first?.id])).status).toBe('running');
  expect(await user.until(id, finished)).toMatchObject({
    counts: { succeeded: 2, held: 1 },
    credits: 4,
  });
  await user.accept(id);
  expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 3 }, credits: 6 });
  expect([control.previews, control.runs]).toEqual([3, 3]);
  expect(await user.balance()).toBe(994);
});

it('leaves no look behind that is over, and never the photo of one that waits', async () => {
  const { id } = await user.start(oneOfEach(), wary);
  await user.until(id, finished);
  await untilJobs(2);
  await user.accept(id);
  await user.until(id, finished);
  await untilJobs(2);
  const kept = (await listJobs()).map(({ func_id: funcId, status }) => [funcId, status]);
  expect(kept).toEqual(Array(2).fill(['run', 'succeeded']));
});

it('fails what cannot be made, for free, and previews once more when that may help', async () => {
  control.failing.add(clear);
  control.empty.add(hard);
  const { id } = await user.start(oneOfEach(), wary);
  expect(await user.until(id, finished)).toMatchObject({ counts: { failed: 2 }, retryable: 1 });
  control.failing.clear();
  await user.act(id, 'retry');
  expect(await user.until(id, finished)).toMatchObject({
    counts: { succeeded: 1, failed: 1 },
    credits: 2,
  });
  expect([control.previews, control.runs]).toEqual([3, 1]);
});

it('takes what is held back along when it is stopped, and makes none of it later', async () => {
  const { id } = await user.start(user.items(hard, ['hard']), { ...wary, complete: false });
  await user.until(id, ({ counts }) => counts.held === 1);
  expect(await user.act(id, 'cancel')).toMatchObject({ counts: { canceled: 1, held: 0 } });
  expect((await user.call('POST', `/api/batches/${id}/accept`, {})).status).toBe(409);
});

it('goes on with nothing whose look ends after the batch was stopped', async () => {
  const letGo = hold();
  const { id } = await user.start(user.items(clear, ['clear']), wary);
  await user.until(id, ({ counts }) => counts.running === 1);
  // Between the stop of the batch and that of its jobs.
  await api.services.database.db.execute(
    sql`update batches set status = 'canceled' where id = ${id}`,
  );
  letGo();
  await user.until(id, ({ counts }) => counts.canceled === 1);
  expect(control.runs).toBe(0);
});

it('accepts nothing of somebody else', async () => {
  const { id } = await user.start(user.items(hard, ['hard']), wary);
  await user.until(id, finished);
  const other = await signInBatchUser(api);
  expect((await other.call('POST', `/api/batches/${id}/accept`, {})).status).toBe(404);
  expect((await user.read(id)).counts.held).toBe(1);
});

it('previews at a few photos of a person at once, in however many batches they are', async () => {
  const letGo = hold();
  const names = ['a', 'b', 'c', 'd'];
  const started = [];
  for (let n = 0; n < 3; n += 1) started.push(await user.start(user.items(clear, names), wary));
  await vi.waitFor(() => expect(control.previews).toBe(3), { timeout: 60_000 });
  for (const { id } of started) await api.services.batchAdvancer.advance(id);
  expect(control.previews).toBe(3);
  letGo();
  for (const { id } of started) await user.until(id, finished);
  expect([control.previews, control.runs]).toEqual([12, 12]);
});

it('accepts once by one key, and not what was held back since', async () => {
  const { id } = await user.start(oneOfEach(), { ...wary, complete: false });
  await user.until(id, ({ counts }) => counts.held === 1);
  const key = { 'idempotency-key': randomUUID() };
  const accept = () => user.call('POST', `/api/batches/${id}/accept`, {}, key);
  expect((await accept()).status).toBe(200);
  await user.until(id, ({ counts }) => counts.succeeded === 2);
  await user.add(id, user.items(hard, ['another']));
  await user.until(id, ({ counts }) => counts.held === 1);
  expect((await accept()).body).toMatchObject({ id, counts: { held: 1 } });
  const asked = await user.call('GET', `/api/idempotency/${key['idempotency-key']}`);
  expect(asked.body).toMatchObject({ done: true, answer: { id } });
});
