import { randomUUID } from 'node:crypto';
import { beforeRunKey, type Job } from '@tintory/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInTestUser, startTestApi, type TestApi, type TestUser } from '../../testing/index.ts';

const mostFree = 4;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    worker: false,
    environment: { FREE_JOBS_PER_MINUTE: String(mostFree) },
  });
}, 60_000);
afterAll(() => api?.close());

const start = (user: TestUser, func_id: string, metadata: Job['metadata'] = {}) =>
  user.call('POST', '/api/jobs', {
    tool_id: 'text_to_image',
    func_id,
    call_type: 'async',
    inputs: [{ key: 'prompt', value: 'a red apple' }],
    metadata,
  });

const lookFirst = (user: TestUser, func_id = 'preview') =>
  start(user, func_id, { [beforeRunKey]: true });

it('ends free previews for a while, and neither paid jobs nor anybody else’s previews', async () => {
  const [user, other] = [await signInTestUser(api), await signInTestUser(api)];
  for (let n = 0; n < mostFree; n += 1) {
    expect(await start(user, 'preview')).toMatchObject({ status: 200 });
  }
  expect(await start(user, 'preview')).toMatchObject({
    status: 429,
    body: { code: 'TooManyRequests', message: expect.any(String) as string },
  });
  expect(await start(user, 'run')).toMatchObject({ status: 200, body: { status: 'queued' } });
  expect(await start(other, 'preview')).toMatchObject({ status: 200 });
});

it('lets nobody wait for a paid run because of previews, and ends what comes before it by itself', async () => {
  const user = await signInTestUser(api);
  for (let n = 0; n < mostFree; n += 1) await start(user, 'preview');
  expect(await start(user, 'preview')).toMatchObject({ status: 429 });
  for (let n = 0; n < mostFree; n += 1) {
    expect(await lookFirst(user)).toMatchObject({ status: 200 });
  }
  expect(await lookFirst(user)).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  expect(await lookFirst(user, 'run')).toMatchObject({ status: 200, body: { credits: 4 } });
});

it('lets nobody wait for the faces of a photo because of previews', async () => {
  const user = await signInTestUser(api);
  for (let n = 0; n < mostFree; n += 1) await start(user, 'preview');
  const detect = { tool_id: 'face_swap', func_id: 'detect', call_type: 'sync' };
  const inputs = [{ key: 'object_id', value: randomUUID() }];
  // There is no such photo: it is the limit that is looked at before that.
  expect(await user.call('POST', '/api/jobs', { ...detect, inputs })).toMatchObject({
    status: 404,
  });
});

it('counts a free preview that is tried again as one more, and no retry that is paid for', async () => {
  const user = await signInTestUser(api);
  const again = async ({ id }: Job) => {
    await user.call('POST', `/api/jobs/${id}/cancel`);
    return user.call('POST', `/api/jobs/${id}/retry`);
  };
  const paid = (await start(user, 'run')).body as Job;
  const preview = (await start(user, 'preview')).body as Job;
  for (let n = 1; n < mostFree; n += 1) {
    expect(await again(preview)).toMatchObject({ status: 200, body: { status: 'queued' } });
  }
  expect(await again(preview)).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  expect(await user.call('GET', `/api/jobs/${preview.id}`)).toMatchObject({
    body: { status: 'canceled' },
  });
  expect(await start(user, 'preview')).toMatchObject({ status: 429 });
  expect(await again(paid)).toMatchObject({ status: 200, body: { status: 'queued' } });
});

it('lets nobody count against another: their job is not found', async () => {
  const [user, other] = [await signInTestUser(api), await signInTestUser(api)];
  const { id } = (await start(user, 'preview')).body as Job;
  for (let n = 0; n <= mostFree; n += 1) {
    expect(await other.call('POST', `/api/jobs/${id}/retry`)).toMatchObject({ status: 404 });
  }
  expect(await start(other, 'preview')).toMatchObject({ status: 200 });
});
