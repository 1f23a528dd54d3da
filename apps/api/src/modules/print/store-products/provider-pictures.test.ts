import type { PrintInStore } from '@tintory/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStoreShop, type StoreShop } from '../../../testing/print/open-store-shop.ts';

let shop: StoreShop;
beforeAll(async () => {
  shop = await openStoreShop({ printful: true });
  shop.sandbox.printful.setMockupPolls(0);
}, 120_000);
afterAll(() => shop?.close());

const gallery = ({ product_id: id }: PrintInStore) => shop.shopify.mediaOf(id ?? '');

it('adds Printful’s own pictures behind the mock-ups, and the product stays ours', async () => {
  const seller = await shop.seller();
  const design = await seller.design();
  const made = (await seller.create(seller.bodyFor(design.id))).body as PrintInStore;
  await vi.waitFor(() => expect(gallery(made)).toHaveLength(design.mockups.length + 1), 60_000);
  const isTheirs = gallery(made).map(({ url }) => url?.includes('500001-front'));
  expect(isTheirs).toEqual([...design.mockups.map(() => false), true]);
  await vi.waitFor(
    async () =>
      expect(await seller.read(made.id)).toMatchObject({
        ...{ state: 'draft', undoable: true, outdated: false, problem: null },
      }),
    { timeout: 20_000 },
  );
}, 120_000);

it('leaves the product with ours where Printful’s task fails', async () => {
  const seller = await shop.seller();
  const design = await seller.design();
  shop.sandbox.printful.failNextMockups('The file could not be read');
  const looked = vi.waitFor(
    () => expect(shop.sandbox.printful.mockupTasks().at(-1)).toBe('failed'),
    60_000,
  );
  const made = (await seller.create(seller.bodyFor(design.id))).body as PrintInStore;
  await looked;
  expect(gallery(made)).toHaveLength(design.mockups.length);
  expect(await seller.read(made.id)).toMatchObject({ undoable: true, problem: null });
}, 120_000);
