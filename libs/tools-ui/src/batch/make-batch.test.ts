// @vitest-environment jsdom
import { ApiError, type Api } from '@tintory/api-client';
import type { CreateBatchBody } from '@tintory/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatchMaker } from './make-batch.ts';

const failure = (code: 'Offline' | 'Conflict') => new ApiError({ code, status: 0, message: '' });
const body = { tool_id: 'remove_background', inputs: [], complete: false };

const setUp = () => {
  const create = vi.fn(async (_body: CreateBatchBody, _key?: string) => ({ id: 'b' }));
  const api = { batches: { create } } as unknown as Pick<Api, 'batches'>;
  const make = createBatchMaker();
  return {
    create,
    make: async (wish: CreateBatchBody = body) => {
      const work = make(api, wish);
      const settled = work.catch(() => undefined);
      await vi.advanceTimersByTimeAsync(20_000);
      await settled;
      return work;
    },
    keys: () => create.mock.calls.map(([, key]) => key),
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks under the same key again while the line is broken', async () => {
  const { create, make, keys } = setUp();
  create.mockRejectedValueOnce(failure('Offline'));
  expect(await make()).toEqual({ id: 'b' });
  expect(create).toHaveBeenCalledTimes(2);
  expect(new Set(keys()).size).toBe(1);
});

it('keeps the key of a wish that nobody answered, and of that wish alone', async () => {
  const { create, make, keys } = setUp();
  create.mockRejectedValue(failure('Offline'));
  await expect(make()).rejects.toMatchObject({ code: 'Offline' });
  const [first] = keys();
  create.mockClear().mockResolvedValue({ id: 'b' });
  await make({ ...body, tool_id: 'image_upscale' });
  await make();
  expect(new Set([first, ...keys()]).size).toBe(3);
});

it('takes another key for each batch that was answered', async () => {
  const { create, make, keys } = setUp();
  create.mockRejectedValueOnce(failure('Conflict'));
  await expect(make()).rejects.toMatchObject({ code: 'Conflict' });
  await make();
  await make();
  expect(new Set(keys()).size).toBe(3);
});

it('goes under the first key when the person asks once more', async () => {
  const { create, make, keys } = setUp();
  create.mockRejectedValue(failure('Offline'));
  await expect(make()).rejects.toMatchObject({ code: 'Offline' });
  create.mockResolvedValue({ id: 'b' });
  await make();
  expect(new Set(keys()).size).toBe(1);
});
