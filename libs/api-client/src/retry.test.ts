import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { brokenLine, busyStore, retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (code: 'Offline' | 'TooManyRequests' | 'NotFound') =>
  new ApiError({ code, status: code === 'Offline' ? 0 : 400, message: code });

/** Fails with this so often before it works. */
const failing = (error: ApiError, times: number) => {
  const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
  for (let n = 0; n < times; n += 1) work.mockRejectedValueOnce(error);
  return work;
};

it('tries again after each wait, until it works', async () => {
  const work = failing(failure('Offline'), 3);
  const result = retry(work, brokenLine);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1 + 4_000 + 10_000);
  expect(await result).toBe('done');
  expect(work).toHaveBeenCalledTimes(4);
});

it('rejects with what the last try said', async () => {
  const result = retry(failing(failure('Offline'), 4), brokenLine).catch((error) => error.code);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBe('Offline');
});

it.each([
  ['a picture that is gone', failure('NotFound'), busyStore],
  ['a line that is asked too much', failure('TooManyRequests'), brokenLine],
])('tries once what does not pass by itself: %s', async (_, error, rule) => {
  const work = failing(error, 1);
  await expect(retry(work, rule)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['TooManyRequests', 'Offline'] as const)('gives a store time: %s', async (code) => {
  const work = failing(failure(code), 1);
  const result = retry(work, busyStore);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await result).toBe('done');
});

it('goes on at once when the line is back', async () => {
  const work = failing(failure('Offline'), 1);
  const result = retry(work, brokenLine);
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event('online'));
  expect(await result).toBe('done');
});

it('waits no longer once nobody wants it', async () => {
  const stop = new AbortController();
  const error = failure('Offline');
  const work = failing(error, 4);
  const result = retry(work, brokenLine, stop.signal).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(1);
  stop.abort();
  expect(await result).toBe(error);
  expect(work).toHaveBeenCalledTimes(2);
});
