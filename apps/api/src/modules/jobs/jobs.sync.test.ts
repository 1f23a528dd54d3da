import { syncJobSeconds, type Job, type Member, type Page } from '@tintory/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ExtraTool } from '../../services.ts';
import { signInTestUser, startTestApi, type TestApi } from '../../testing/index.ts';

const texts = { title: '', verb: '', tagline: '', description: '', fields: {}, options: {} };
const functions = [{ id: 'run', callType: 'sync', credits: 5, fields: [] }] as const;
/** Until then the recipe is running. */
const enough = Promise.withResolvers<null>();
const extraTools: ExtraTool[] = [
  {
    tool: { id: 'slow', path: '/tools/app/slow', icon: 'x', functions, texts },
    recipe: async () => {
      await enough.promise;
      return { outputs: [], engine: 'test' };
    },
  },
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ extraTools });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  enough.resolve(null);
  return api.close();
});

/** Ends the waiting time of a synchronous call at once. */
function shortenTheWait() {
  const { setTimeout: wait } = globalThis;
  const shorten = (run: () => void, ms?: number) =>
    wait(run, ms === syncJobSeconds * 1_000 ? 20 : ms);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(shorten);
}

it('fails and gives its credits back when a synchronous job takes too long', async () => {
  const user = await signInTestUser(api);
  shortenTheWait();
  const body = { tool_id: 'slow', func_id: 'run', call_type: 'sync', inputs: [] };
  expect(await user.call('POST', '/api/jobs', body)).toMatchObject({
    status: 504,
    body: { code: 'EngineTimeout' },
  });
  const { rows } = (await user.call('GET', '/api/jobs')).body as Page<Job>;
  expect(rows).toMatchObject([{ status: 'failed', error: { code: 'EngineTimeout' } }]);
  const member = (await user.call('GET', '/api/members/current')).body as Member;
  expect(member.credits).toBe(20);
});
