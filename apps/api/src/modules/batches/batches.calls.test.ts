import { randomUUID } from 'node:crypto';
import type { Batch, BatchItem, CursorPage } from '@tintory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type Answer, type TestApi } from '../../testing/index.ts';
import { createBatchTools, png, signInBatchUser, type BatchUser } from './test-batches.ts';

const { control, tools } = createBatchTools();
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
});

describe('creating a batch', () => {
  const refused = async (items: object[], more: object = {}) => {
    const { status, body } = await user.ask(items, more);
    return { status, ...(body as { code: string; details?: Record<string, string> }) };
  };

  it('refuses a tool that does not take one picture', async () => {
    const fields = { text_to_image: [{ key: 'prompt', value: 'a tree' }], face_swap: [] };
    for (const [tool_id, inputs] of Object.entries(fields)) {
      expect(await refused([], { tool_id, inputs })).toMatchObject({
        status: 400,
        details: { tool_id: expect.any(String) },
      });
    }
  });

  it('refuses options by name, also before there is a picture', async () => {
    const given = (key: string, value: unknown) => ({ inputs: [{ key, value }] });
    for (const [key, value] of [
      ['num', 9],
      ['wings', 2],
      ['object_id', objectId],
      ['image_url', 'https://example.com/a.png'],
    ] as const) {
      expect(await refused([], given(key, value))).toMatchObject({
        status: 400,
        code: 'InvalidInput',
        details: { [key]: expect.any(String) },
      });
    }
    expect(await refused([], given('words', 'naked child'))).toMatchObject({
      code: 'PromptRefused',
    });
  });

  it('refuses by name what is about one picture alone', async () => {
    const mask = await user.upload(png);
    for (const [key, value] of [
      ['mask_object_id', mask],
      ['strokes', []],
    ] as const) {
      const inputs = [
        { key: 'prompt', value: 'on marble' },
        { key, value },
      ];
      expect(await refused([], { tool_id: 'product_model', inputs })).toMatchObject({
        status: 400,
        details: { [key]: expect.any(String) },
      });
    }
  });

  it('refuses, by its place, a picture that is not there, not the user’s or not public', async () => {
    const other = await signInBatchUser(api);
    const theirs = await other.upload(png);
    const good = user.items(objectId, ['a']);
    expect(await refused([...good, ...user.items(theirs, ['b'])])).toMatchObject({
      status: 404,
      details: { 'items.1.object_id': expect.any(String) },
    });
    const url = { key: 'b', name: 'b', image_url: 'https://127.0.0.1/a.png' };
    expect(await refused([...good, url])).toMatchObject({
      status: 400,
      details: { 'items.1.image_url': expect.any(String) },
    });
    const word = { key: 'b', name: 'b', object_id: 'nothing' };
    expect(await refused([word])).toMatchObject({ code: 'InvalidInput' });
    expect(await refused(user.items(objectId, ['a\0']))).toMatchObject({
      code: 'InvalidInput',
      details: { 'items.0.key': expect.any(String) },
    });
    expect(await refused(user.items(objectId, names(51)))).toMatchObject({ code: 'InvalidInput' });
    expect(await user.balance()).toBe(1_000);
  });

  it('takes 250 pictures and no more', async () => {
    const { id } = await user.start([], { complete: false });
    await user.act(id, 'pause');
    const all = user.items(objectId, names(250));
    for (let n = 0; n < 250; n += 50) await user.add(id, all.slice(n, n + 50));
    expect(await user.read(id)).toMatchObject({ counts: { waiting: 250 } });
    const more = { items: user.items(objectId, ['one more']), complete: true };
    expect(await user.call('POST', `/api/batches/${id}/items`, more)).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput', details: { items: expect.stringContaining('250') } },
    });
  });
});

describe('a batch that is asked for again', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const ask = (headers: Record<string, string>, more: object = {}) =>
    user.call(
      'POST',
      '/api/batches',
      { tool_id: 'plain', inputs: [], items: user.items(objectId, ['a']), ...more },
      headers,
    );
  const idOf = ({ body }: Answer) => (body as Batch).id;

  it('is the same for the same key and body, also in parallel, and is paid for once', async () => {
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(headers)));
    const ids = new Set(answers.map(idOf));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    await user.until(id, finished);
    expect(idOf(await ask(headers))).toBe(id);
    expect((await user.call('GET', '/api/batches')).body).toMatchObject({
      pageInfo: { total: 1 },
    });
    expect(await user.balance()).toBe(998);
  });

  it('is refused under a key that came with another body, or that made a job', async () => {
    const headers = key();
    expect((await ask(headers)).status).toBe(200);
    const other = await ask(headers, { items: user.items(objectId, ['a', 'b']) });
    expect(other).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    const ofJob = key();
    const inputs = [{ key: 'object_id', value: objectId }];
    expect((await user.createJob('plain', inputs, ofJob)).status).toBe(200);
    expect((await ask(ofJob)).status).toBe(409);
  });

  it('is another one under another key, and under another user’s', async () => {
    const headers = key();
    const first = idOf(await ask(headers));
    expect(idOf(await ask(key()))).not.toBe(first);
    const stranger = await signInBatchUser(api);
    const body = { tool_id: 'plain', inputs: [], items: [] };
    const theirs = await stranger.call('POST', '/api/batches', body, headers);
    expect(theirs.status).toBe(200);
    expect(idOf(theirs)).not.toBe(first);
  });

  it('is refused once it was deleted', async () => {
    const headers = key();
    const again = () => ask(headers, { items: [], complete: false });
    await user.call('DELETE', `/api/batches/${idOf(await again())}`);
    expect((await again()).status).toBe(409);
  });
});

describe('what failed in a batch', () => {
  it('tries only what may pass another time, and says how many that are', async () => {
    const { runs } = control;
    const empty = await user.upload(png);
    control.failing.add(objectId);
    control.empty.add(empty);
    const items = [...user.items(objectId, ['a']), ...user.items(empty, ['b', 'c'])];
    const { id, ...made } = await user.start(items);
    expect(made.retryable).toBe(0);
    expect(await user.until(id, finished)).toMatchObject({ counts: { failed: 3 }, retryable: 1 });
    control.failing.clear();
    expect(await user.act(id, 'retry')).toMatchObject({ status: 'running', retryable: 0 });
    const tried = await user.until(id, finished);
    expect(tried).toMatchObject({ counts: { succeeded: 1, failed: 2 }, retryable: 0, credits: 2 });
    expect(await user.act(id, 'retry')).toMatchObject({ status: 'finished' });
    expect(control.runs).toBe(runs + 4);
  });
});

describe('reading batches', () => {
  it('hides them from everybody else', async () => {
    const { id } = await user.start(user.items(objectId, ['a']));
    const other = await signInBatchUser(api);
    const path = `/api/batches/${id}`;
    const calls = [
      other.call('GET', path),
      other.call('GET', `${path}/items`),
      other.call('POST', `${path}/items`, { items: [] }),
      other.call('POST', `${path}/archive`),
      other.call('DELETE', path),
      ...['pause', 'resume', 'retry', 'cancel'].map((act) => other.call('POST', `${path}/${act}`)),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    expect((await other.call('GET', '/api/batches')).body).toMatchObject({ rows: [] });
    expect((await fetch(`${api.origin}${path}`)).status).toBe(401);
  });

  it('lists them newest first, and their items onwards from a cursor', async () => {
    const first = await user.start(user.items(objectId, names(5)), { tool_id: 'copies' });
    const second = await user.start([], { complete: false });
    expect((await user.call('GET', '/api/batches?limit=1')).body).toMatchObject({
      rows: [{ id: second.id }],
      pageInfo: { total: 2, has_next_page: true },
    });
    await user.until(first.id, finished);
    const page = async (query: string) =>
      (await user.call('GET', `/api/batches/${first.id}/items?${query}`))
        .body as CursorPage<BatchItem>;
    const { rows, pageInfo } = await page('limit=3');
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(pageInfo.has_next_page).toBe(true);
    const rest = await page(`limit=3&cursor=${pageInfo.end_cursor}`);
    expect(rest.rows.map(({ position }) => position)).toEqual([3, 4]);
    expect(rest.pageInfo.has_next_page).toBe(false);
    const file = await fetch(String(rest.rows[0]?.outputs[0]?.url));
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
    expect((await user.call('GET', `/api/batches/${first.id}/items?cursor=x`)).status).toBe(400);
  });
});
