import type { Api } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishJob } from './finish-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const jobOf = (status: Job['status']) => ({ id: 'one', status, progress: 0 }) as Job;

/** A server on which the job ends after this many seconds. */
function serverOf(seconds: number) {
  const end = Date.now() + seconds * 1_000;
  const read = vi.fn(async () => jobOf(Date.now() < end ? 'running' : 'succeeded'));
  return { read, api: { jobs: { read } } as unknown as Api };
}

async function finish(seconds: number) {
  const { api, read } = serverOf(seconds);
  const ended = finishJob(api, jobOf('queued'), { signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(seconds * 1_000 + 2_000);
  expect(await ended).toMatchObject({ status: 'succeeded' });
  return read.mock.calls.length;
}

it('asks often while the answer is near, and seldom once the server is busy', async () => {
  expect(await finish(1)).toBeGreaterThanOrEqual(3);
  expect(await finish(60)).toBeLessThan(40);
});
