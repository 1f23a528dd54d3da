// @vitest-environment jsdom
import { ApiError, type Api } from '@tintory/api-client';
import type { AddBatchItemsBody, NewBatchItem } from '@tintory/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handOver } from './hand-over.ts';

const items = (count: number): NewBatchItem[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    name: `${index}`,
    image_url: `https://cdn.test/${index}`,
  }));

const setUp = () => {
  const add = vi.fn(async (_id: string, _body: AddBatchItemsBody) => undefined);
  return { add, api: { batches: { add } } as unknown as Pick<Api, 'batches'> };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('hands photos over in groups and ends with the last one', async () => {
  const { add, api } = setUp();
  await handOver(api, 'b', items(120));
  expect(add.mock.calls.map(([, body]) => [body.items.length, body.complete])).toEqual([
    [50, false],
    [50, false],
    [20, true],
  ]);
});

it.each([
  ['the line is back', { code: 'Offline', status: 0 }],
  ['a proxy has answered in the place of the API', { code: 'Internal', status: 504 }],
])('tries a group again once %s', async (_when, error) => {
  const { add, api } = setUp();
  add.mockRejectedValueOnce(new ApiError({ ...error, message: '' }));
  const work = handOver(api, 'b', items(2));
  await vi.advanceTimersByTimeAsync(1_000);
  await work;
  expect(add).toHaveBeenCalledTimes(2);
});
