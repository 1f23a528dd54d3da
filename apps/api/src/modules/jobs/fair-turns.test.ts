import type { Job } from '@tintory/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ExtraTool } from '../../services.ts';
import { giveCredits, signInTestUser, startTestApi } from '../../testing/index.ts';
import type { TestApi, TestUser } from '../../testing/index.ts';

const texts = { title: '', verb: '', tagline: '', description: '', fields: {}, options: {} };
const timeouts = { timeout: 20_000 };
let hanging = Promise.withResolvers<null>();
const toolOf = (id: string, credits: number): ExtraTool => ({
  tool: {
    id,
    path: `/tools/app/${id}`,
    icon: 'x',
    functions: [{ id: 'run', callType: 'async', credits, fields: [] }],
    texts,
  },
  recipe: async () => {
    if (id !== 'paid') await hanging.promise;
    return { outputs: [], engine: 'test' };
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    extraTools: [toolOf('free', 0), toolOf('dear', 1), toolOf('paid', 5)],
  });
}, 120_000);
afterAll(() => {
  hanging.resolve(null);
  return api.close();
});

const start = async (user: TestUser, toolId: string) =>
  (await user.createJob(toolId, [])).body as Job;
const startMany = (user: TestUser, toolId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => start(user, toolId)));
const statusOf = async (user: TestUser, { id }: Job) =>
  ((await user.call('GET', `/api/jobs/${id}`)).body as Job).status;
const running = async (user: TestUser) => {
  const { body } = await user.call('GET', '/api/jobs?status=running&limit=100');
  return (body as { rows: Job[] }).rows.length;
};

it('runs a paid job at once, whatever is asked for free', async () => {
  const floods = await Promise.all([1, 2, 3, 4, 5, 6].map(() => signInTestUser(api)));
  for (const user of floods) await startMany(user, 'free', 10);
  await vi.waitFor(async () => expect(await running(floods[0] as TestUser)).toBe(3), timeouts);
  const buyer = await signInTestUser(api);
  await giveCredits(api, buyer.id, 100);
  const begun = performance.now();
  const job = await start(buyer, 'paid');
  await vi.waitFor(async () => expect(await statusOf(buyer, job)).toBe('succeeded'), timeouts);
  expect(performance.now() - begun).toBeLessThan(3_000);
  for (const user of floods) expect(await running(user)).toBeLessThanOrEqual(3);
});

it('runs four of one user at a time, and another user’s beside them', async () => {
  hanging.resolve(null);
  hanging = Promise.withResolvers();
  const [rich, other] = [await signInTestUser(api), await signInTestUser(api)];
  await giveCredits(api, rich.id, 100);
  const many = await startMany(rich, 'dear', 15);
  const job = await start(other, 'dear');
  await vi.waitFor(async () => expect(await statusOf(other, job)).toBe('running'), timeouts);
  expect(await running(rich)).toBe(4);
  hanging.resolve(null);
  await vi.waitFor(
    async () =>
      expect(new Set(await Promise.all(many.map((one) => statusOf(rich, one))))).toEqual(
        new Set(['succeeded']),
      ),
    timeouts,
  );
});
