import type { Batch, BatchItem, CursorPage, Job } from '@tintory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveCredits, startTestApi, type TestApi } from '../../testing/index.ts';
import { createBatchTools, png, signInBatchUser, type BatchUser } from './test-batches.ts';

const { control, hold, tools } = createBatchTools();
const names = (count: number) => Array.from({ length: count }, (_, n) => `photo ${n}`);
const finished = ({ status }: Batch) => status === 'finished';

let api: TestApi;
let user: BatchUser;
let objectId: string;
beforeAll(async () => {
  api = await startTestApi({ extraTools: tools });
}, 120_000);
afterAll(() => api.close());
beforeEach(async () => {
  user = await signInBatchUser(api);
  objectId = await user.upload(png);
  Object.assign(control, { most: 0, runs: 0, failing: new Set(), gate: () => Promise.resolve() });
});

describe('a batch', () => {
  it('works on every picture and charges each that succeeds', async () => {
    const { id, ...made } = await user.start(user.items(objectId, names(7)));
    expect(made).toMatchObject({ tool_id: 'plain', func_id: 'run', credits_each: 2, credits: 0 });
    const done = await user.until(id, finished);
    expect(done).toMatchObject({ counts: { succeeded: 7, waiting: 0, running: 0 }, credits: 14 });
    expect(done.finished_at).not.toBeNull();
    expect(await user.balance()).toBe(1_000 - 14);
    expect(await user.list(id)).toMatchObject(
      names(7).map((name, position) => ({ name, position, status: 'succeeded', credits: 2 })),
    );
    const jobs = (await user.call('GET', '/api/jobs')).body as { rows: Job[] };
    expect(jobs.rows.map(({ batch_id }) => batch_id)).toEqual(Array(7).fill(id));
  });

  it('fails one picture without the others, in words that tell nothing internal', async () => {
    const bad = await user.upload(png);
    control.failing.add(bad);
    const items = [...user.items(objectId, ['a', 'c']), ...user.items(bad, ['b'])];
    const { id } = await user.start(items);
    expect(await user.until(id, finished)).toMatchObject({
      counts: { succeeded: 2, failed: 1 },
      credits: 4,
    });
    const [failed] = await user.list(id, 'status=failed');
    expect(failed).toMatchObject({ name: 'b', credits: 0, error: { code: 'Internal' } });
    const path = `/api/batches/${id}/items?status=failed`;
    const german = await user.call('GET', path, undefined, { 'accept-language': 'de' });
    const [other] = (german.body as CursorPage<BatchItem>).rows;
    expect(other?.error?.message).not.toBe(failed?.error?.message);
    expect(failed?.error?.message).not.toContain('secret');
  });

  it('tells of each result what there is to say of it, and of a failure nothing', async () => {
    const bad = await user.upload(png);
    control.failing.add(bad);
    const items = [...user.items(objectId, ['a']), ...user.items(bad, ['b'])];
    const { id } = await user.start(items);
    await user.until(id, finished);
    expect((await user.list(id)).map(({ result }) => result?.['confidence'])).toEqual([
      0.4,
      undefined,
    ]);
  });

  it('tries what failed once more, and charges only that', async () => {
    control.failing.add(objectId);
    const good = await user.upload(png);
    const { id } = await user.start([...user.items(objectId, ['a']), ...user.items(good, ['b'])]);
    await user.until(id, finished);
    const jobId = (await user.list(id, 'status=failed'))[0]?.job_id;
    await user.act(id, 'retry');
    expect(await user.until(id, finished)).toMatchObject({ counts: { failed: 1 }, credits: 2 });
    control.failing.clear();
    await user.act(id, 'retry');
    expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 2 }, credits: 4 });
    expect((await user.list(id))[0]).toMatchObject({ job_id: jobId, error: null });
    expect(control.runs).toBe(4);
    expect(await user.balance()).toBe(996);
    expect(await user.books()).toMatchObject({ jobs: 2, captured: 2, held: 0 });
  });

  it('starts nothing while it is paused, finishes what is under way, and goes on', async () => {
    const letGo = hold();
    const { id } = await user.start(user.items(objectId, names(8)));
    await user.until(id, ({ counts }) => counts.running === 3);
    expect(await user.act(id, 'pause')).toMatchObject({ status: 'paused', pause_reason: 'person' });
    letGo();
    await user.until(id, ({ counts }) => counts.succeeded === 3);
    await api.services.batchAdvancer.advance(id);
    expect(await user.read(id)).toMatchObject({ status: 'paused', counts: { waiting: 5 } });
    expect(await user.act(id, 'resume')).toMatchObject({ status: 'running', pause_reason: null });
    expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 8 } });
  });

  it('pauses where the credits end, and goes on once there are more', async () => {
    const poor = await signInBatchUser(api, 20);
    const picture = await poor.upload(png);
    const { id } = await poor.start(poor.items(picture, names(13)));
    const paused = await poor.until(
      id,
      ({ status, counts }) => status === 'paused' && counts.running === 0,
    );
    expect(paused).toMatchObject({
      pause_reason: 'credits',
      counts: { succeeded: 10, waiting: 3 },
    });
    expect(await poor.balance()).toBe(0);
    await giveCredits(api, poor.id, 10);
    await poor.act(id, 'resume');
    expect(await poor.until(id, finished)).toMatchObject({ counts: { succeeded: 13 } });
    expect(await poor.balance()).toBe(4);
  });

  it('gives every hold back when it is canceled', async () => {
    hold();
    const { id } = await user.start(user.items(objectId, names(8)));
    await user.until(id, ({ counts }) => counts.running === 3);
    expect(await user.balance()).toBe(1_000 - 6);
    const canceled = await user.act(id, 'cancel');
    expect(canceled).toMatchObject({ status: 'canceled', counts: { canceled: 8 }, credits: 0 });
    expect(await user.balance()).toBe(1_000);
    expect(await user.books()).toMatchObject({ held: 0, captured: 0, jobs: 3 });
    expect((await user.call('POST', `/api/batches/${id}/retry`)).status).toBe(409);
  });

  it('waits for pictures that are still to come, and runs again for later ones', async () => {
    const { id } = await user.start([], { complete: false });
    await user.add(id, user.items(objectId, ['a', 'b']), false);
    await user.until(id, ({ counts }) => counts.succeeded === 2);
    await api.services.batchAdvancer.advance(id);
    expect((await user.read(id)).status).toBe('running');
    await user.add(id, [], true);
    await user.until(id, finished);
    await user.add(id, user.items(objectId, ['c']));
    expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 3 } });
  });

  it('knows an item by its key', async () => {
    const { id } = await user.start(user.items(objectId, ['a', 'a', 'b']));
    await user.add(id, user.items(objectId, ['b', 'c']));
    await user.until(id, finished);
    expect((await user.list(id)).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(control.runs).toBe(3);
  });

  it('ends 30 pictures with 30 charges, never more than three at once', async () => {
    const letGo = hold();
    const all = user.items(objectId, names(30));
    const { id } = await user.start(all.slice(0, 15), { complete: false });
    await user.until(id, ({ counts }) => counts.running === 3);
    await user.add(id, all.slice(15));
    await api.services.batchAdvancer.advance(id);
    expect(await user.read(id)).toMatchObject({ counts: { running: 3, waiting: 27 } });
    letGo();
    const done = await user.until(id, finished, 100_000);
    expect(done).toMatchObject({ counts: { succeeded: 30 }, credits: 60 });
    expect(await user.balance()).toBe(940);
    expect(await user.books()).toMatchObject({
      jobs: 30,
      captured: 30,
      held: 0,
      entries_agree: true,
      grants_agree: true,
    });
    expect(control.most).toBeLessThanOrEqual(3);
  }, 120_000);
});

describe('a batch and its jobs', () => {
  it('keeps the item of a job that was deleted from history', async () => {
    const { id } = await user.start(user.items(objectId, ['a', 'b']));
    await user.until(id, finished);
    const jobId = (await user.list(id))[0]?.job_id;
    await user.call('DELETE', `/api/jobs/${jobId}`);
    expect(await user.list(id)).toMatchObject([
      { status: 'succeeded', job_id: null, credits: 2, outputs: [] },
      { status: 'succeeded' },
    ]);
    expect(await user.read(id)).toMatchObject({ credits: 4 });
  });

  it('keeps a picture that a deleted job shared with items still to come', async () => {
    const backdrop = await user.upload(png);
    const inputs = [{ key: 'backdrop', value: backdrop }];
    const { id } = await user.start(user.items(objectId, ['a']), { inputs, complete: false });
    await user.until(id, ({ counts }) => counts.succeeded === 1);
    await user.act(id, 'pause');
    await user.add(id, user.items(objectId, ['b']));
    const jobId = (await user.list(id))[0]?.job_id;
    await user.call('DELETE', `/api/jobs/${jobId}`);
    await user.act(id, 'resume');
    expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 2 } });
  });

  it('starts the next picture when a job is canceled on its own', async () => {
    const letGo = hold();
    const { id } = await user.start(user.items(objectId, names(4)));
    await user.until(id, ({ counts }) => counts.running === 3);
    const jobId = (await user.list(id))[0]?.job_id;
    await user.call('POST', `/api/jobs/${jobId}/cancel`);
    await user.until(id, ({ counts }) => counts.running === 3 && counts.canceled === 1);
    letGo();
    expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 3 }, credits: 6 });
  });

  it('runs again while a job of it is retried from history', async () => {
    control.failing.add(objectId);
    const { id } = await user.start(user.items(objectId, ['a']));
    await user.until(id, finished);
    control.failing.clear();
    const jobId = (await user.list(id))[0]?.job_id;
    const letGo = hold();
    await user.call('POST', `/api/jobs/${jobId}/retry`);
    expect(await user.read(id)).toMatchObject({ status: 'running', counts: { running: 1 } });
    letGo();
    expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 1 }, credits: 2 });
  });

  it('fails an item whose picture is gone by its turn, at no cost', async () => {
    const gone = await user.upload(png);
    const { id } = await user.start([], { complete: false });
    await user.act(id, 'pause');
    await user.add(id, [...user.items(gone, ['a']), ...user.items(objectId, ['b'])]);
    await api.services.uploads.remove([gone]);
    await user.act(id, 'resume');
    await user.until(id, finished);
    expect(await user.list(id)).toMatchObject([
      { status: 'failed', job_id: null, error: { code: 'NotFound' } },
      { status: 'succeeded' },
    ]);
    expect(await user.balance()).toBe(998);
  });

  it('takes its jobs and files along when it is deleted, also in the middle', async () => {
    const pictures = await Promise.all([1, 2, 3, 4, 5].map(() => user.upload(png)));
    const backdrop = await user.upload(png);
    const kept = await user.upload(png);
    const inputs = [{ key: 'backdrop', value: backdrop }];
    await user.start([{ key: 'x', name: 'x', object_id: kept }]);
    const items = [...pictures, kept].map((object_id, n) => ({
      key: `${n}`,
      name: 'x',
      object_id,
    }));
    const { id } = await user.start(items, { tool_id: 'copies', inputs });
    await user.until(id, ({ counts }) => counts.succeeded > 0);
    const [{ outputs } = { outputs: [] }] = await user.list(id, 'status=succeeded');
    expect((await user.call('DELETE', `/api/batches/${id}`)).status).toBe(200);
    expect((await user.call('GET', `/api/batches/${id}`)).status).toBe(404);
    const { storage } = api.services;
    for (const one of [...pictures, backdrop, String(outputs[0]?.object_id)]) {
      expect(await storage.size(one)).toBeUndefined();
    }
    const download = await user.call('POST', '/api/uploads/download_link', { object_id: kept });
    expect(download.status).toBe(200);
    expect(await user.books()).toMatchObject({ held: 0 });
  });
});
