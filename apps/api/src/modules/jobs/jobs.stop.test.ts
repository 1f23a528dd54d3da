import type { Job } from '@tintory/contract';
import { ImageError } from '@tintory/imaging';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import type { ExtraTool } from '../../services.ts';
import { signInTestUser, startTestApi, type TestApi } from '../../testing/index.ts';

function extraTool(id: string, recipe: ExtraTool['recipe']): ExtraTool {
  const texts = { title: id, verb: id, tagline: '', description: '', fields: {}, options: {} };
  const functions = [{ id: 'run', callType: 'async', credits: 5, fields: [] }] as const;
  return { tool: { id, path: `/tools/app/${id}`, icon: 'x', functions, texts }, recipe };
}

const done = { outputs: [], engine: 'test' };

const extraTools = [
  extraTool('short', async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return done;
  }),
  extraTool('endless', async ({ signal }) => {
    await new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new ImageError('Canceled', 'stopped'))),
    );
    return done;
  }),
];

let api: TestApi | undefined;
afterEach(() => api?.close());

async function stopDuring(toolId: string) {
  api = await startTestApi({ extraTools });
  const { queue, database } = api.services;
  const user = await signInTestUser(api);
  const { id } = (await user.createJob(toolId, [])).body as Job;
  const read = async () => (await user.call('GET', `/api/jobs/${id}`)).body as Job;
  await vi.waitFor(async () => expect((await read()).status).toBe('running'));
  await queue.stop();
  const { rows } = await database.db.execute(
    sql`select status from credit_holds where user_id = ${user.id}`,
  );
  return { job: await read(), holds: rows.map(({ status }) => status) };
}

it('finishes a short job when the process is told to stop', async () => {
  const { job } = await stopDuring('short');
  expect(job.status).toBe('succeeded');
});

it('gives a long job back to the queue with its credits held, for another process to run', async () => {
  const { job, holds } = await stopDuring('endless');
  expect(job).toMatchObject({ status: 'queued', error: null });
  expect(holds).toEqual(['held']);
});
