import { expect, it, vi } from 'vitest';
import { forEachStore } from './for-each-store.ts';

const stores = Array.from({ length: 30 }, (_, index) => `store-${index}`);

it('does not let stores wait for one that does not answer, nor asks all of them at once', async () => {
  const { promise: silence, resolve } = Promise.withResolvers<undefined>();
  const served: string[] = [];
  let open = 0;
  let most = 0;
  const act = async (store: string) => {
    most = Math.max(most, (open += 1));
    if (store === 'store-0') await silence;
    await Promise.resolve();
    served.push(store);
    open -= 1;
  };
  const over = forEachStore(stores, act, vi.fn());
  await vi.waitFor(() => expect(served).toHaveLength(stores.length - 1));
  resolve(undefined);
  await over;
  expect(new Set(served)).toEqual(new Set(stores));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(stores.length);
});

it('tells what one store threw, and goes on with the others', async () => {
  const onError = vi.fn();
  const served: string[] = [];
  const fault = new Error('The store is upset.');
  const act = async (store: string) => {
    if (store === 'store-3') throw fault;
    served.push(store);
    return Promise.resolve();
  };
  await forEachStore(stores, act, onError);
  expect(onError.mock.calls).toEqual([[fault]]);
  expect(served).toHaveLength(stores.length - 1);
});
