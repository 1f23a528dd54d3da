import { randomUUID } from 'node:crypto';
import type { Job } from '@tintory/contract';
import { ImageError } from '@tintory/imaging';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ExtraTool } from '../../services.ts';
import {
  createStillPool,
  signInTestUser,
  startTestApi,
  type Answer,
  type TestApi,
  type TestUser,
} from '../../testing/index.ts';

const gate = { open: Promise.withResolvers<undefined>(), runs: 0 };

/** A tool without pictures whose end the test decides. */
function extraTool(id: string, credits: number, recipe: ExtraTool['recipe']): ExtraTool {
  const texts = { title: id, verb: id, tagline: '', description: '', fields: {}, options: {} };
  const functions = [{ id: 'run', callType: 'async', credits, fields: [] }] as const;
  return { tool: { id, path: `/tools/app/${id}`, icon: 'x', functions, texts }, recipe };
}

const done = { outputs: [], engine: 'test' };
const crashes = { left: 0 };

const extraTools = [
  extraTool('quick', 5, () => Promise.resolve(done)),
  extraTool('all', 20, () => {
    gate.runs += 1;
    return Promise.resolve(done);
  }),
  extraTool('broken', 5, () => Promise.reject(new Error('secret detail'))),
  extraTool('slow', 5, async ({ signal }) => {
    await new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new ImageError('Canceled', 'canceled'))),
    );
    return done;
  }),
  extraTool('crashing', 5, () => {
    if (crashes.left-- > 0) {
      return Promise.reject(new ImageError('EngineUnavailable', 'The child died.'));
    }
    return Promise.resolve(done);
  }),
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ extraTools, pool: createStillPool() });
}, 120_000);
afterAll(() => api.close());

const jobOf = (answer: Answer) => answer.body as Job;

async function waitFor(user: TestUser, id: string, status: Job['status']): Promise<Job> {
  return vi.waitFor(
    async () => {
      const job = jobOf(await user.call('GET', `/api/jobs/${id}`));
      expect(job.status).toBe(status);
      return job;
    },
    { timeout: 60_000, interval: 20 },
  );
}

const balanceOf = async (user: TestUser): Promise<number> =>
  ((await user.call('GET', '/api/members/current')).body as { credits: number }).credits;

async function ledgerSum(user: TestUser): Promise<number> {
  const { rows } = await api.services.database.db.execute(
    sql`select coalesce(sum(amount), 0)::int as sum from credit_entries where user_id = ${user.id}`,
  );
  return Number(rows[0]?.['sum']);
}

const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]);

describe('a job', () => {
  it('runs, charges its price once and shows its result to its owner alone', async () => {
    const user = await signInTestUser(api);
    const objectId = await user.upload(png);
    const created = await user.createJob('remove_background', [
      { key: 'object_id', value: objectId },
    ]);
    expect(created.status).toBe(200);
    const job = await waitFor(user, jobOf(created).id, 'succeeded');
    expect(job.outputs).toHaveLength(1);
    expect(job.result).toEqual({
      mode: 'transparent',
      confidence: 0.9,
      warnings: [],
      faint_outline: false,
    });
    expect(job.engine).toBe('local');
    expect(await balanceOf(user)).toBe(19);

    const file = await fetch(String(job.outputs[0]?.url));
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
    const stranger = await signInTestUser(api);
    expect((await stranger.call('GET', `/api/jobs/${job.id}`)).status).toBe(404);
  });

  it('releases the hold when the recipe fails, and tells nothing internal', async () => {
    const user = await signInTestUser(api);
    const { id } = jobOf(await user.createJob('broken', []));
    const job = await waitFor(user, id, 'failed');
    expect(job.error?.code).toBe('Internal');
    expect(job.error?.message).not.toContain('secret');
    expect(await balanceOf(user)).toBe(20);
  });

  it('runs again when its engine died once, and is charged once', async () => {
    const user = await signInTestUser(api);
    crashes.left = 1;
    const { id } = jobOf(await user.createJob('crashing', []));
    await waitFor(user, id, 'succeeded');
    expect(await balanceOf(user)).toBe(15);
  });

  it('fails with its hold released when its engine dies twice', async () => {
    const user = await signInTestUser(api);
    crashes.left = 2;
    const { id } = jobOf(await user.createJob('crashing', []));
    const job = await waitFor(user, id, 'failed');
    expect(job.error?.code).toBe('EngineUnavailable');
    expect(await balanceOf(user)).toBe(20);
  });

  it('stops when it is canceled and gives the credits back', async () => {
    const user = await signInTestUser(api);
    const { id } = jobOf(await user.createJob('slow', []));
    await waitFor(user, id, 'running');
    expect(await balanceOf(user)).toBe(15);
    const canceled = await user.call('POST', `/api/jobs/${id}/cancel`);
    expect(jobOf(canceled).status).toBe('canceled');
    expect(await balanceOf(user)).toBe(20);
    expect(jobOf(await user.call('POST', `/api/jobs/${id}/cancel`)).status).toBe('canceled');
    expect(await balanceOf(user)).toBe(20);
  });

  it('holds anew when it is retried', async () => {
    const user = await signInTestUser(api);
    crashes.left = 2;
    const { id } = jobOf(await user.createJob('crashing', []));
    await waitFor(user, id, 'failed');
    expect(jobOf(await user.call('POST', `/api/jobs/${id}/retry`)).status).toBe('queued');
    await waitFor(user, id, 'succeeded');
    expect(await balanceOf(user)).toBe(15);
    expect((await user.call('POST', `/api/jobs/${id}/retry`)).status).toBe(409);
  });

  it('takes its files along when it is deleted', async () => {
    const user = await signInTestUser(api);
    const objectId = await user.upload(png);
    const { id } = jobOf(
      await user.createJob('remove_background', [{ key: 'object_id', value: objectId }]),
    );
    const job = await waitFor(user, id, 'succeeded');
    expect((await user.call('DELETE', `/api/jobs/${id}`)).status).toBe(200);
    expect((await user.call('GET', `/api/jobs/${id}`)).status).toBe(404);
    expect((await fetch(String(job.outputs[0]?.url))).status).toBe(404);
    expect(await api.services.storage.size(objectId)).toBeUndefined();
  });

  it('lists newest first, by tool and by page', async () => {
    const user = await signInTestUser(api);
    const first = jobOf(await user.createJob('quick', []));
    const second = jobOf(await user.createJob('quick', []));
    const list = await user.call('GET', '/api/jobs?tool_id=quick&limit=1');
    expect(list.body).toMatchObject({
      rows: [{ id: second.id }],
      pageInfo: { page: 1, limit: 1, total: 2, has_next_page: true },
    });
    const rest = await user.call('GET', '/api/jobs?tool_id=quick&limit=1&page=2');
    expect(rest.body).toMatchObject({
      rows: [{ id: first.id }],
      pageInfo: { has_next_page: false },
    });
    expect(await user.call('GET', '/api/jobs?tool_id=all')).toMatchObject({ body: { rows: [] } });
  });
});

describe('creating a job', () => {
  it('answers NoSubscribe as 200 and stores nothing when the credits are short', async () => {
    const user = await signInTestUser(api);
    await waitFor(user, jobOf(await user.createJob('all', [])).id, 'succeeded');
    const key = { 'idempotency-key': randomUUID() };
    const answer = await user.createJob('quick', [], key);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ code: 'NoSubscribe', required: 5, balance: 0 });
    const { body } = await user.call('GET', '/api/jobs?tool_id=quick');
    expect(body).toMatchObject({ rows: [] });
  });

  it('gives the same job for the same key and body, also in parallel', async () => {
    const user = await signInTestUser(api);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => user.createJob('quick', [], key)),
    );
    expect(new Set(answers.map((answer) => jobOf(answer).id)).size).toBe(1);
    expect(await balanceOf(user)).toBe(15);
  });

  it('refuses the same key with another body', async () => {
    const user = await signInTestUser(api);
    const key = { 'idempotency-key': randomUUID() };
    await user.createJob('quick', [], key);
    const other = await user.createJob('broken', [], key);
    expect(other).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    expect(await balanceOf(user)).toBe(15);
  });

  it('runs exactly one of 50 parallel jobs of an account with credits for one', async () => {
    const user = await signInTestUser(api);
    gate.runs = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => user.createJob('all', [])));
    const jobs = answers.filter(({ body }) => (body as { id?: string }).id);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(jobs).toHaveLength(1);
    await waitFor(user, jobOf(jobs[0] as Answer).id, 'succeeded');
    expect(gate.runs).toBe(1);
    expect(await balanceOf(user)).toBe(0);
    expect(await ledgerSum(user)).toBe(0);
  });

  it('refuses an unknown tool, function, input or call type by name', async () => {
    const user = await signInTestUser(api);
    const job = { tool_id: 'quick', func_id: 'run', call_type: 'async', inputs: [] };
    const refused = (change: object) => user.call('POST', '/api/jobs', { ...job, ...change });
    expect(await refused({ tool_id: 'nothing' })).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput', details: { tool_id: expect.any(String) } },
    });
    expect(await refused({ func_id: 'fly' })).toMatchObject({
      body: { code: 'InvalidInput', details: { func_id: expect.any(String) } },
    });
    expect(await refused({ call_type: 'sync' })).toMatchObject({
      body: { code: 'InvalidInput', details: { call_type: expect.any(String) } },
    });
    expect(await refused({ inputs: [{ key: 'wings', value: 2 }] })).toMatchObject({
      body: { code: 'InvalidInput', details: { wings: expect.any(String) } },
    });
    expect(await balanceOf(user)).toBe(20);
  });

  it('refuses a picture that is another user’s, or never arrived, or two at once', async () => {
    const user = await signInTestUser(api);
    const stranger = await signInTestUser(api);
    const theirs = await stranger.upload(png);
    const withPicture = (value: string) =>
      user.createJob('remove_background', [{ key: 'object_id', value }]);
    expect(await withPicture(theirs)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    expect(await withPicture(randomUUID())).toMatchObject({ status: 404 });
    const both = await user.createJob('remove_background', [
      { key: 'object_id', value: randomUUID() },
      { key: 'image_url', value: 'https://example.com/a.png' },
    ]);
    expect(both).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
    expect(await balanceOf(user)).toBe(20);
  });

  it('refuses an address that is not on the public internet', async () => {
    const user = await signInTestUser(api);
    for (const value of [
      'http://example.com/a.png',
      'https://127.0.0.1/a',
      'https://0x7f000001/',
    ]) {
      const answer = await user.createJob('remove_background', [{ key: 'image_url', value }]);
      expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
    }
  });

  it('asks for a session', async () => {
    const answer = await fetch(`${api.origin}/api/jobs`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });
});
