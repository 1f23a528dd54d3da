import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInTestUser, startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api.close());

it.each([
  '/api/users/profile',
  '/api/users/export',
  '/api/jobs',
  '/api/credits/entries',
  '/api/bills',
  '/api/nothing',
])('no cache keeps what %s answers', async (path) => {
  const user = await signInTestUser(api);
  const { headers } = await user.call('GET', path);
  expect(headers.get('cache-control')).toBe('no-store');
});
