import type { Job } from '@tintory/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createStillPool, openJobBench, startTestApi } from '../../testing/index.ts';
import type { JobBench, TestApi } from '../../testing/index.ts';
import { openFakeBucket, type FakeBucket } from '../../testing/fake-bucket.ts';
import { objects } from './objects.table.ts';

let bucket: FakeBucket;
let api: TestApi;
let bench: JobBench;
beforeAll(async () => {
  bucket = await openFakeBucket();
  api = await startTestApi({ environment: bucket.environment, pool: createStillPool() });
  bench = await openJobBench(api);
}, 120_000);
afterEach(() => void bucket.setMood('well'));
afterAll(async () => {
  await api.close();
  bucket.close();
});

const photo = new Uint8Array(5_000).fill(7);

async function makeJob(): Promise<string> {
  const inputs = { object_id: await bench.user.upload(photo) };
  const { id, status } = await bench.run('remove_background', inputs);
  expect(status).toBe('succeeded');
  return id;
}

it('a job is deleted while the bucket refuses, and its files go once it is back', async () => {
  const { user } = bench;
  const id = await makeJob();
  bucket.setMood('broken');
  expect((await user.call('DELETE', `/api/jobs/${id}`)).status).toBe(200);
  const { body } = await user.call('GET', '/api/jobs');
  expect((body as { rows: Job[] }).rows).toEqual([]);
  expect(await api.services.database.db.select().from(objects)).toEqual([]);
  expect(bucket.files.size).toBeGreaterThan(0);
  await api.services.uploads.sweep();
  bucket.setMood('well');
  await api.services.uploads.sweep();
  expect([...bucket.files.keys()]).toEqual([]);
});

it('an account is deleted while the bucket refuses, and its files go once it is back', async () => {
  await makeJob();
  bucket.setMood('broken');
  await api.services.account.erase(bench.user.id);
  bucket.setMood('well');
  await api.services.uploads.sweep();
  expect([...bucket.files.keys()]).toEqual([]);
});
