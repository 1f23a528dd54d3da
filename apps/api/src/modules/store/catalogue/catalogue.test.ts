import type { CursorPage, StoreImage, StoreProduct } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Merchant, type TestStore } from '../../../testing/store/open-store.ts';

let store: TestStore;
let merchant: Merchant;
beforeAll(async () => {
  store = await openStore({ products: 23 });
  merchant = await store.merchant();
}, 120_000);
afterAll(() => store.close());

const products = async (query = '') => {
  const { status, body } = await merchant.call('GET', `/api/shopify/products?${query}`);
  expect(status).toBe(200);
  return body as CursorPage<StoreProduct>;
};
const cursorOf = ({ pageInfo }: CursorPage<unknown>) =>
  encodeURIComponent(pageInfo.end_cursor ?? '');

describe('the products of a store', () => {
  it('come ten at a time, each once, up to the last', async () => {
    const first = await products();
    const second = await products(`cursor=${cursorOf(first)}`);
    const third = await products(`cursor=${cursorOf(second)}`);
    const pages = [first, second, third];
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 3]);
    expect(pages.map(({ pageInfo }) => pageInfo.has_next_page)).toEqual([true, true, false]);
    const all = pages.flatMap(({ rows }) => rows);
    expect(new Set(all.map(({ id }) => id)).size).toBe(23);
    expect(all.every(({ featured_image: image }) => image?.url.startsWith('http'))).toBe(true);
  });

  it('do not begin at a cursor that the store does not know', async () => {
    const path = '/api/shopify/products?cursor=nonsense';
    const answer = await merchant.call('GET', path, undefined, { 'accept-language': 'de' });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput', details: { cursor: 'Von hier geht die Liste nicht weiter.' } },
    });
  });

  it('are found by words of their title, and a search without a result is empty', async () => {
    const found = await products('q=blue%20mug&limit=50');
    expect(found.rows).toHaveLength(11);
    expect(found.rows.every(({ title }) => title.startsWith('Blue'))).toBe(true);
    expect(await products('q=teapot')).toEqual({
      rows: [],
      pageInfo: { end_cursor: null, has_next_page: false },
    });
  });

  it('show their pictures with address and size', async () => {
    const { rows } = await products('q=mug%2001');
    const answer = await merchant.call('GET', `/api/shopify/images?product_id=${rows[0]?.id}`);
    const images = answer.body as CursorPage<StoreImage>;
    expect(images.rows).toHaveLength(2);
    expect(images.rows[0]).toMatchObject({
      alt: 'Red mug 01, side 1',
      Image: { image: { width: 40, height: 30 } },
    });
    const url = images.rows[0]?.Image.image.url ?? '';
    expect((await store.bytesAt(url)).subarray(1, 4).toString()).toBe('PNG');
    const small = images.rows[0]?.Image.image.thumbnail_url ?? '';
    expect(new URL(small).searchParams.get('width')).toBe('480');
  });

  it('are told of one by one', async () => {
    const { rows } = await products('q=mug%2001');
    const path = `/api/shopify/products/${encodeURIComponent(rows[0]?.id ?? '')}`;
    expect(await merchant.call('GET', path)).toMatchObject({ status: 200, body: rows[0] });
  });

  it('are not there under an id of something else', async () => {
    for (const id of ['gid://shopify/Product/1', 'gid://shopify/Shop/1', 'x']) {
      const name = encodeURIComponent(id);
      for (const path of [`images?product_id=${name}`, `products/${name}`]) {
        expect((await merchant.call('GET', `/api/shopify/${path}`)).status, path).toBe(404);
      }
    }
  });

  it('are another store’s for another merchant', async () => {
    const other = await store.merchant('another-store.myshopify.com');
    const mine = await products('limit=50');
    const { body } = await other.call('GET', '/api/shopify/products?limit=50');
    const ids = (body as CursorPage<StoreProduct>).rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(mine.rows.filter(({ id }) => ids.includes(id))).toEqual([]);
    const path = `/api/shopify/products/${encodeURIComponent(mine.rows[0]?.id ?? '')}`;
    expect((await other.call('GET', path)).status).toBe(404);
  });
});

describe('a store that is busy or down', () => {
  it('is asked again once its bucket has filled up', async () => {
    store.shopify.setBucket({ maximum: 100, restoreRate: 100 }, 1);
    expect((await products()).rows).toHaveLength(10);
    store.shopify.setBucket({ maximum: 1_000, restoreRate: 50 });
  });

  it('is given up with a time to come back when that would take too long', async () => {
    store.shopify.setBucket({ maximum: 1_000, restoreRate: 1 }, 0);
    const answer = await merchant.call('GET', '/api/shopify/products?limit=50');
    expect(answer).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(10);
    store.shopify.setBucket({ maximum: 1_000, restoreRate: 50 });
  });

  it('counts as unavailable, not as gone, when it fails', async () => {
    store.shopify.failNext('storeProducts', '500');
    const answer = await merchant.call('GET', '/api/shopify/products');
    expect(answer).toMatchObject({ status: 503, body: { code: 'ProviderUnavailable' } });
    expect((await products()).rows).toHaveLength(10);
  });
});
