import { ApiError, type Api } from '@tintory/api-client';
import { batchRules, type StoreImage } from '@tintory/contract';
import { expect, it, vi } from 'vitest';
import { gatherPictures } from './gather-pictures.ts';

const picture = (id: string): StoreImage => ({
  id,
  alt: '',
  Image: {
    image: { url: `https://cdn.test/${id}`, thumbnail_url: '', width: 8, height: 8 },
  },
});

/** A store whose products have the given pictures. */
function storeOf(products: Record<string, string[] | 'gone'>) {
  const images = vi.fn(async ({ product_id: id, limit = 10, cursor = '0' }) => {
    const all = products[id];
    if (!all || all === 'gone') throw new ApiError({ code: 'NotFound', status: 404, message: '' });
    const end = Number(cursor) + limit;
    return {
      rows: all.slice(Number(cursor), end).map(picture),
      pageInfo: { end_cursor: String(end), has_next_page: end < all.length },
    };
  });
  const api = { store: { images } } as unknown as Pick<Api, 'store'>;
  return { api, images };
}

const watch = () => ({ signal: new AbortController().signal, onRead: vi.fn() });
const named = (...ids: string[]) => ids.map((id) => ({ id, title: `Product ${id}` }));

it('takes the first picture of each product in their order', async () => {
  const { api, images } = storeOf({ a: ['a1', 'a2'], b: ['b1'], c: [] });
  const gathered = await gatherPictures(api, named('b', 'a', 'c'), 'main', watch());
  expect(gathered.items).toEqual([
    {
      key: 'b1',
      name: 'Product b',
      image_url: 'https://cdn.test/b1',
      shopify_product_id: 'b',
      shopify_file_id: 'b1',
    },
    expect.objectContaining({ key: 'a1', name: 'Product a', shopify_product_id: 'a' }),
  ]);
  expect(images.mock.calls.every(([query]) => query.limit === 1)).toBe(true);
});

it('numbers the pictures of a product that takes part with all of them, page by page', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `p${index}`);
  const { api, images } = storeOf({ a: many });
  const { items, full } = await gatherPictures(api, named('a'), 'all', watch());
  expect(items.map(({ key }) => key)).toEqual(many);
  expect(items[59]?.name).toBe('Product a · 60');
  expect(images).toHaveBeenCalledTimes(2);
  expect(full).toBe(false);
});

it('counts products that cannot be read and goes on with the others', async () => {
  const { api } = storeOf({ a: ['a1'], b: 'gone', c: ['c1'] });
  const watching = watch();
  const { items, failed } = await gatherPictures(api, named('a', 'b', 'c'), 'main', watching);
  expect(items.map(({ key }) => key)).toEqual(['a1', 'c1']);
  expect(failed).toBe(1);
  expect(watching.onRead).toHaveBeenLastCalledWith(3);
});

it('takes no more than a batch does, says so, and takes a shared picture once', async () => {
  const half = Array.from({ length: 150 }, (_, index) => `a${index}`);
  const { api } = storeOf({ a: half, b: ['a0', ...half.map((id) => `b${id}`)] });
  const { items, full } = await gatherPictures(api, named('a', 'b'), 'all', watch());
  expect(items).toHaveLength(batchRules.maxItems);
  expect(items.filter(({ key }) => key === 'a0')).toHaveLength(1);
  expect(full).toBe(true);
});
