import { imageLimits, storageQuota } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInTestUser, startTestApi, uploadForm } from '../../testing/index.ts';
import type { TestApi, TestUser } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api.close());

const promise = async (user: TestUser) =>
  user.call('POST', '/api/uploads', await uploadForm(user.login.upload_key, imageLimits.maxBytes));

/** Gives a user this much old stored data. */
async function store(user: TestUser, bytes: number, ago: string): Promise<void> {
  const rows = Math.ceil(bytes / 2e9);
  await api.services.database.db.execute(sql`
    insert into objects (id, user_id, kind, status, file_name, content_type, bytes, created_at, expires_at)
    select gen_random_uuid(), ${user.id}, 'input', 'ready', 'a.png', 'image/png', ${Math.floor(bytes / rows)}::int,
      now() - ${ago}::interval, now() + interval '1 day'
    from generate_series(1, ${rows}::int)`);
}

const refused = { status: 507, body: { code: 'QuotaReached' } };

it('takes as much a day as the quota says, and more the day after', async () => {
  const user = await signInTestUser(api);
  await store(user, storageQuota.dailyUploadBytes - 1.5 * imageLimits.maxBytes, '1 hour');
  expect(await promise(user)).toMatchObject({ status: 200 });
  expect(await promise(user)).toMatchObject(refused);
  const other = await signInTestUser(api);
  expect(await promise(other)).toMatchObject({ status: 200 });
  await store(other, storageQuota.dailyUploadBytes, '25 hours');
  expect(await promise(other)).toMatchObject({ status: 200 });
});

it('takes no more than the quota in all', async () => {
  const user = await signInTestUser(api);
  await store(user, storageQuota.bytes - 0.5 * imageLimits.maxBytes, '3 days');
  const answer = await promise(user);
  expect(answer).toMatchObject(refused);
  expect(JSON.stringify(answer.body)).toMatch(/Delete some/);
});

it('counts uploads that are promised at the same moment', async () => {
  const user = await signInTestUser(api);
  await store(user, storageQuota.dailyUploadBytes - 2.5 * imageLimits.maxBytes, '1 hour');
  const answers = await Promise.all(Array.from({ length: 8 }, () => promise(user)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});
