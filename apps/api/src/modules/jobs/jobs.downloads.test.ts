import { retentionDays, type DownloadLinkResult, type Job } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createStillPool,
  openJobBench,
  signInTestUser,
  startTestApi,
  type JobBench,
  type TestApi,
} from '../../testing/index.ts';

const day = 24 * 60 * 60 * 1_000;
const picture = new TextEncoder().encode('a picture');

let passed = 0;
let api: TestApi;
let bench: JobBench;
let job: Job;

beforeAll(async () => {
  const now = () => new Date(Date.now() + passed);
  api = await startTestApi({ pool: createStillPool(), now });
}, 120_000);
afterAll(() => api.close());

/** A user with a paid result. */
beforeEach(async () => {
  passed = 0;
  bench = await openJobBench(api, 5);
  const photo = await bench.user.upload(picture);
  job = await bench.run('remove_background', { object_id: photo });
  expect(job.status).toBe('succeeded');
});

const objectId = () => job.outputs[0]?.object_id ?? '';

const askForLink = (user = bench.user) =>
  user.call('POST', '/api/uploads/download_link', { object_id: objectId() });

async function download(user = bench.user): Promise<string> {
  const { body } = await askForLink(user);
  const answer = await fetch((body as DownloadLinkResult).url);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  return answer.text();
}

/** Everything that a charge would leave a trace in. */
async function books() {
  const { db } = api.services.database;
  const of = (table: string) =>
    db.execute(
      sql`select * from ${sql.identifier(table)} where user_id = ${bench.user.id} order by 1, 2`,
    );
  const tables = ['credit_accounts', 'credit_entries', 'credit_grants', 'credit_holds'];
  return {
    told: (await bench.user.call('GET', '/api/credits/entries?limit=100')).body,
    kept: await Promise.all(tables.map(async (table) => (await of(table)).rows)),
  };
}

/** Uses up whatever is left. */
async function spendAll(): Promise<void> {
  const photo = await bench.user.upload(picture);
  for (let left = await bench.balance(); left > 0; left = await bench.balance()) {
    const tool = left >= 20 ? 'image_to_venom' : 'remove_background';
    await bench.run(tool, { object_id: photo });
  }
}

describe('a result that was paid for', () => {
  it('comes down twice, and is charged no second time', async () => {
    const before = await books();
    expect(before.kept.every((rows) => rows.length > 0)).toBe(true);
    expect([await download(), await download()]).toEqual(['a picture', 'a picture']);
    expect(await books()).toEqual(before);
  });

  it('comes down with no credits left', async () => {
    await spendAll();
    const before = await books();
    expect(await bench.balance()).toBe(0);
    const photo = await bench.user.upload(picture);
    expect(await bench.ask('remove_background', { object_id: photo })).toMatchObject({
      body: { code: 'NoSubscribe', balance: 0 },
    });
    expect([await download(), await download()]).toEqual(['a picture', 'a picture']);
    const again = await bench.read(job.id);
    expect(await (await fetch(String(again.outputs[0]?.url))).text()).toBe('a picture');
    expect(await books()).toEqual(before);
  });

  it('comes down until the last day that it is kept, and then for nobody', async () => {
    const { email } = (await bench.user.call('GET', '/api/users/profile')).body as {
      email: string;
    };
    passed = retentionDays.results * day - 60_000;
    const later = await signInTestUser(api, email);
    expect(await download(later)).toBe('a picture');
    passed = retentionDays.results * day + 60_000;
    expect(await askForLink(await signInTestUser(api, email))).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    });
  });
});
