import { randomUUID } from 'node:crypto';
import { createStoreProductBody, type PrintInStore } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openStoreShop,
  type Seller,
  type StoreShop,
} from '../../../testing/print/open-store-shop.ts';

const domain = 'trouble.myshopify.com';

let shop: StoreShop;
let seller: Seller;
beforeAll(async () => {
  shop = await openStoreShop();
  shop.shopify.open(domain);
  seller = await shop.seller(domain);
}, 120_000);
afterAll(() => shop?.close());

const named = (title: string) =>
  shop.shopify.products(domain).filter((product) => product.title === title);
const wishOf = async (title: string) => seller.bodyFor((await seller.design()).id, { title });
const fail = (operation: string, kind: Parameters<typeof shop.shopify.failNext>[1]) =>
  shop.shopify.failNext(operation, kind, domain);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

describe('one wish', () => {
  it.each(['lostAnswer', '500'] as const)('with a %s on its way is one product', async (kind) => {
    for (const operation of ['productSet', 'stageUpload', 'productContent', 'productByHandle']) {
      const title = `One of ${operation} ${kind}`;
      const wish = await wishOf(title);
      const key = randomUUID();
      fail(operation, kind);
      const first = await seller.create(wish, key);
      const second = first.status === 200 ? first : await seller.create(wish, key);
      expect({ operation, ...codeOf(second) }).toMatchObject({ operation, 0: 200 });
      expect(named(title)).toHaveLength(1);
      const rows = (await seller.list('?limit=20')).rows.filter((row) => row.title === title);
      expect(rows).toMatchObject([{ state: 'draft', undoable: true }]);
    }
  });

  it('asked for by many clicks at the same moment is one product', async () => {
    const wish = await wishOf('Clicked');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => seller.create(wish, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => (body as PrintInStore).id)).size).toBe(1);
    expect(named('Clicked')).toHaveLength(1);
  });

  it('in the hands of several processes is one product', async () => {
    const wish = createStoreProductBody.parse(await wishOf('Raced'));
    const asker = { shop: domain, userId: seller.id, language: 'en' } as const;
    const key = randomUUID();
    const { storeProducts } = shop.api.services;
    await Promise.all(Array.from({ length: 4 }, () => storeProducts.create(asker, key, wish)));
    expect(named('Raced')).toHaveLength(1);
    const rows = (await seller.list('?limit=20')).rows.filter(({ title }) => title === 'Raced');
    expect(rows).toHaveLength(1);
  });
});

describe('what a store says no to', () => {
  it('is said with its reasons, and leaves nothing behind', async () => {
    const wish = await wishOf('Refused');
    fail('productSet', 'userErrors');
    const answer = await seller.create(wish);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'StoreProductRefused', details: { store: expect.any(String) as string } },
    });
    const { rows } = await seller.list('?limit=20');
    expect(rows.filter(({ title }) => title === 'Refused')).toEqual([]);
  });

  it('for a while is waited for', async () => {
    const wish = await wishOf('Throttled');
    fail('productSet', 'throttled');
    expect((await seller.create(wish)).status).toBe(200);
    expect(named('Throttled')).toHaveLength(1);
  });

  it('about a picture is told with the product that is there all the same', async () => {
    const made = await seller.made({ title: 'No picture' });
    const media = shop.shopify.productOf(made.product_id ?? '', domain)?.media ?? [];
    expect(media.length).toBeGreaterThan(0);
    shop.shopify.loseNextUpload();
    const other = await seller.made({ title: 'Lost picture' });
    expect(other).toMatchObject({ state: 'draft', problem: { code: 'StoreMediaFailed' } });
    expect((await seller.refresh(other.id)).body).toMatchObject({ problem: null, state: 'draft' });
  });

  it('for want of a right names it', async () => {
    const narrow = 'narrow.myshopify.com';
    shop.shopify.open(narrow);
    shop.shopify.install(narrow, ['read_products', 'write_files']);
    const other = await shop.seller(narrow);
    const wish = other.bodyFor((await other.design()).id);
    expect(codeOf(await other.create(wish))).toEqual([403, 'StoreScopeMissing']);
    expect((await other.list()).rows).toEqual([]);
  });

  it('for good is said, and the list shows what was known', async () => {
    const made = await seller.made({ title: 'Kept' });
    const wish = await wishOf('Gone');
    shop.shopify.revokeTokens(domain);
    expect(codeOf(await seller.create(wish))).toEqual([409, 'StoreGone']);
    const list = await seller.list('?limit=20');
    expect(list.problem).toMatchObject({ code: 'StoreGone' });
    expect(list.rows.find(({ id }) => id === made.id)).toMatchObject({ state: 'draft' });
    expect(codeOf(await seller.undo(made.id))).toEqual([409, 'StoreGone']);
  });
});

// Moves the clock, after which nothing can be uploaded any more.
it('is found again where nobody waited for the answer, and never made a second time', async () => {
  seller = await shop.seller(domain);
  const [made, lost] = [await wishOf('Found again'), await wishOf('Never made')];
  // Created, but not read since.
  fail('productContent', '500');
  expect(codeOf(await seller.create(made, randomUUID()))).toEqual([503, 'ProviderUnavailable']);
  fail('productSet', '500');
  expect(codeOf(await seller.create(lost, randomUUID()))).toEqual([503, 'ProviderUnavailable']);
  shop.passDays(1);
  await shop.api.services.storeProducts.everyMinute();
  seller = await shop.seller(domain);
  const { rows } = await seller.list('?limit=20');
  const byTitle = (title: string) => rows.filter((row) => row.title === title);
  expect(byTitle('Never made')).toMatchObject([
    { state: 'failed', problem: { code: 'ProviderUnavailable' }, undoable: false },
  ]);
  expect(named('Never made')).toHaveLength(0);
  expect(byTitle('Found again')).toMatchObject([{ state: 'draft', undoable: true }]);
  expect(named('Found again')).toHaveLength(1);
  expect((await seller.undo(byTitle('Never made')[0]?.id ?? '')).body).toMatchObject({
    state: 'deleted',
  });
});

it('is forgotten with the store', async () => {
  seller = await shop.seller(domain);
  expect((await seller.list()).rows.length).toBeGreaterThan(0);
  await shop.api.services.storeProducts.forgetAll(domain);
  expect((await seller.list()).rows).toEqual([]);
});
