import { createStillPool, openJobBench, startTestApi } from '../../testing/index.ts';
import type { JobBench, TestApi } from '../../testing/index.ts';
import { openFakeBucket, type FakeBucket } from '../../testing/fake-bucket.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

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

async function timed<Value>(work: () => Promise<Value>) {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1_000 };
}

it.each(['silent', 'broken'] as const)(
  'readiness names the storage within three seconds while it is %s, and is back with it',
  async (mood) => {
    bucket.setMood(mood);
    const { value, seconds } = await timed(async () => {
      const answer = await fetch(`${api.origin}/readyz`);
      return { status: answer.status, body: await answer.json() };
    });
    expect(value).toMatchObject({
      status: 503,
      body: { code: 'ProviderUnavailable', details: { storage: 'This does not answer.' } },
    });
    expect(seconds).toBeLessThan(3);
    bucket.setMood('well');
    expect((await fetch(`${api.origin}/readyz`)).status).toBe(200);
  },
);

it.each(['silent', 'broken'] as const)(
  'a job that is asked for is refused with words while it is %s',
  async (mood) => {
    const photoId = await bench.user.upload(photo);
    bucket.setMood(mood);
    const { value, seconds } = await timed(() =>
      bench.ask('remove_background', { object_id: photoId }),
    );
    expect(value).toMatchObject({ status: 503, body: { code: 'ProviderUnavailable' } });
    expect(seconds).toBeLessThan(20);
  },
);

it('a job under way waits out a short silence, and the worker works on', async () => {
  const photoId = await bench.user.upload(photo);
  const { storage } = api.services;
  const { copyTo } = storage;
  // It falls silent once the job has begun.
  storage.copyTo = (...file) => {
    bucket.setMood('silent');
    storage.copyTo = copyTo;
    setTimeout(() => bucket.setMood('well'), 3_000);
    return copyTo(...file);
  };
  const { value, seconds } = await timed(() =>
    bench.run('remove_background', { object_id: photoId }),
  );
  expect(value).toMatchObject({ status: 'succeeded' });
  expect(seconds).toBeLessThan(13);
});

it('a job whose bucket stays away is tried twice, fails with words and costs nothing', async () => {
  const photoId = await bench.user.upload(photo);
  const credits = await bench.balance();
  const { storage } = api.services;
  const { copyTo } = storage;
  let tries = 0;
  storage.copyTo = (...file) => {
    tries += 1;
    bucket.setMood('broken');
    return copyTo(...file);
  };
  const job = await bench.run('remove_background', { object_id: photoId });
  storage.copyTo = copyTo;
  expect(job).toMatchObject({ status: 'failed', error: { code: 'ProviderUnavailable' } });
  expect(tries).toBe(2);
  expect(await bench.balance()).toBe(credits);
});
