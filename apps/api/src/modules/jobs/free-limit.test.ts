import { randomUUID } from 'node:crypto';
import { beforeRunKey, type Job } from '@tintory/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInTestUser, startTestApi, type TestApi, type TestUser } from '../../testing/index.ts';

const mostFree = 4;
const mostAsked = 30;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    worker: false,
    environment: {
      FREE_JOBS_PER_MINUTE: String(mostFree),
      REQUESTS_PER_MINUTE: String(mostAsked),
    },
  });
}, 120_000);
afterAll(() => api?.close());

const start = (
  user: TestUser,
  func_id: string,
  metadata: Job['metadata'] = {},
  headers: Record<string, string> = {},
) =>
  user.call(
    'POST',
    '/api/jobs',
    {
      tool_id: 'text_to_image',
      func_id,
      call_type: 'async',
      inputs: [{ key: 'prompt', value: 'a red apple' }],
      metadata,
    },
    headers,
  );

const lookFirst = (user: TestUser, func_id = 'preview') =>
  start(user, func_id, { [beforeRunKey]: true });

it('ends free previews for a while, and neither paid jobs nor anybody else’s previews', async () => {
  const [user, other] = [await signInTestUser(api), await signInTestUser(api)];
  for (let n = 0; n < mostFree; n += 1) {
    expect(await start(user, 'preview')).toMatchObject({ status: 200 });
  }
  const refused = await start(user, 'preview');
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'TooManyRequests', message: expect.any(String) as string },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
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

const askForNothing = (user: TestUser) =>
  user.call('POST', '/api/jobs', {
    tool_id: 'text_to_image',
    func_id: 'preview',
    call_type: 'async',
    inputs: [],
  });

it('counts no preview that is refused for what it asks', async () => {
  const user = await signInTestUser(api);
  for (let n = 0; n <= mostFree; n += 1) {
    expect(await askForNothing(user)).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput' },
    });
  }
  for (let n = 0; n < mostFree; n += 1) {
    expect(await start(user, 'preview')).toMatchObject({ status: 200 });
  }
  expect(await start(user, 'preview')).toMatchObject({ status: 429 });
});

it('counts no preview that is asked for again by its key, and no retry of one that still runs', async () => {
  const user = await signInTestUser(api);
  const once = { 'idempotency-key': randomUUID() };
  const { id } = (await start(user, 'preview', {}, once)).body as Job;
  for (let n = 0; n <= mostFree; n += 1) {
    expect(await start(user, 'preview', {}, once)).toMatchObject({ status: 200, body: { id } });
    expect(await user.call('POST', `/api/jobs/${id}/retry`)).toMatchObject({ status: 409 });
  }
  for (let n = 1; n < mostFree; n += 1) {
    expect(await start(user, 'preview')).toMatchObject({ status: 200 });
  }
  expect(await start(user, 'preview')).toMatchObject({ status: 429 });
});

it('starts no more than so many that are asked for all at once', async () => {
  const user = await signInTestUser(api);
  const asked = Array.from({ length: mostFree * 3 }, () => start(user, 'preview'));
  const taken = (await Promise.all(asked)).filter(({ status }) => status === 200);
  expect(taken).toHaveLength(mostFree);
});

it('ends a flood of requests that are refused, and no paid job with it', async () => {
  const user = await signInTestUser(api);
  for (let n = 0; n < mostAsked; n += 1) await askForNothing(user);
  const answer = await askForNothing(user);
  expect(answer).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await start(user, 'run')).toMatchObject({ status: 200 });
});

it('lets nobody count against another: their job is not found', async () => {
  const [user, other] = [await signInTestUser(api), await signInTestUser(api)];
  const { id } = (await start(user, 'preview')).body as Job;
  for (let n = 0; n <= mostFree; n += 1) {
    expect(await other.call('POST', `/api/jobs/${id}/retry`)).toMatchObject({ status: 404 });
  }
  expect(await start(other, 'preview')).toMatchObject({ status: 200 });
});
