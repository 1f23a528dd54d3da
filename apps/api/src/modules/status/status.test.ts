import type { ServiceStatus } from '@tintory/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { callApi, signInTestUser, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let time = new Date();
afterEach(() => api.close());

/** Nothing listens at its mail server's address. */
const environment = { SMTP_URL: 'smtp://127.0.0.1:1' };

const open = async () => {
  time = new Date();
  api = await startTestApi({ worker: false, environment, now: () => time });
};
const later = (seconds: number) => (time = new Date(time.getTime() + seconds * 1_000));
const readStatus = async () => {
  const { status, body } = await callApi(api.origin, 'GET', '/api/status');
  expect(status).toBe(200);
  return body as ServiceStatus;
};

it('tells everybody what works, and nothing else', async () => {
  await open();
  const status = await readStatus();
  expect(status).toEqual({
    accounts: 'working',
    pictures: 'working',
    jobs: 'working',
    jobs_waiting_seconds: 0,
    mail: 'down',
    checked_at: time.toISOString(),
  });
});

it('tells how long the oldest job has waited, in steps, and calls a minute slow', async () => {
  await open();
  const user = await signInTestUser(api);
  const object = await user.upload(new TextEncoder().encode('a picture'));
  await user.createJob('remove_background', [{ key: 'object_id', value: object }]);
  later(23);
  expect(await readStatus()).toMatchObject({ jobs: 'working', jobs_waiting_seconds: 20 });
  later(60);
  expect(await readStatus()).toMatchObject({ jobs: 'slow', jobs_waiting_seconds: 80 });
});

it('looks once for all who ask within ten seconds', async () => {
  await open();
  const check = vi.spyOn(api.services.storage, 'check');
  await Promise.all([readStatus(), readStatus()]);
  later(9);
  await readStatus();
  expect(check).toHaveBeenCalledTimes(1);
  later(1);
  await readStatus();
  expect(check).toHaveBeenCalledTimes(2);
});

it('still answers when what it stands on is gone', async () => {
  await open();
  const silence = () => Promise.reject(new Error('gone'));
  vi.spyOn(api.services.database, 'check').mockImplementation(silence);
  vi.spyOn(api.services.storage, 'check').mockImplementation(silence);
  vi.spyOn(api.services.queue, 'check').mockImplementation(silence);
  expect(await readStatus()).toMatchObject({ accounts: 'down', pictures: 'down', jobs: 'down' });
});
