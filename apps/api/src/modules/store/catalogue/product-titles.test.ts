import type { Batch, Job, StoreImage, StoreProduct } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStillPool } from '../../../testing/still-pool.ts';
import { openStore, type Merchant, type TestStore } from '../../../testing/store/open-store.ts';
import { createProductTitles } from './product-titles.ts';

describe('the title of a product', () => {
  const shops: Record<string, string> = { merchant: 'a.myshopify.com' };
  function open(readTitle: (shop: string, id: string) => Promise<string>) {
    const clock = { now: 0 };
    const [read, onError] = [vi.fn(readTitle), vi.fn()];
    const findShop = async (userId: string) => shops[userId];
    const now = () => new Date(clock.now);
    return {
      titleOf: createProductTitles({ findShop, readTitle: read, onError, now }),
      ...{ read, onError, clock },
    };
  }

  it('is read once for pictures that follow each other, and again much later', async () => {
    const { titleOf, read, clock } = open(async () => 'Handbag');
    expect(await Promise.all([titleOf('merchant', '1'), titleOf('merchant', '1')])).toEqual([
      'Handbag',
      'Handbag',
    ]);
    expect(read).toHaveBeenCalledExactlyOnceWith('a.myshopify.com', '1');
    clock.now = 3_600_000;
    await titleOf('merchant', '1');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is nobody’s who has no store', async () => {
    const { titleOf, read } = open(async () => 'Handbag');
    expect(await titleOf('consumer', '1')).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
  });

  it('is left out where the store does not tell it, and asked for anew', async () => {
    const { titleOf, onError, read } = open(() => Promise.reject(new Error('Busy.')));
    expect(await titleOf('merchant', '1')).toBeUndefined();
    expect(onError).toHaveBeenCalledOnce();
    read.mockResolvedValueOnce('Handbag');
    expect(await titleOf('merchant', '1')).toBe('Handbag');
  });

  it('is not waited for longer than a picture may wait', async () => {
    const { titleOf } = open(() => new Promise(() => undefined));
    expect(await titleOf('merchant', '1')).toBeUndefined();
  });
});

describe('a picture of a product', () => {
  const titles: (string | undefined)[] = [];
  const still = createStillPool();
  const pool = createStillPool({
    placeStage: (request) => {
      titles.push(request.title);
      return still.placeStage(request);
    },
  });
  let store: TestStore;
  let merchant: Merchant;
  let product: StoreProduct;
  let image: StoreImage;
  beforeAll(async () => {
    store = await openStore({ pool });
    merchant = await store.merchant();
    const products = (await merchant.call('GET', '/api/shopify/products')).body;
    [product] = (products as { rows: [StoreProduct] }).rows;
    const images = await merchant.call('GET', `/api/shopify/images?product_id=${product.id}`);
    [image] = (images.body as { rows: [StoreImage] }).rows;
  }, 120_000);
  afterAll(() => store.close());

  it('is staged with the title that the store gives it', async () => {
    const { status, body } = await merchant.call('POST', '/api/jobs', {
      ...{ tool_id: 'product_model', func_id: 'run', call_type: 'async' },
      inputs: [{ key: 'image_url', value: image.Image.image.url }],
      shopify_product_id: product.id,
    });
    expect(status).toBe(200);
    expect(await merchant.finish(body as Job)).toMatchObject({ status: 'succeeded' });
    expect(titles).toEqual([product.title]);
  });

  it('is so in a batch too', async () => {
    titles.length = 0;
    const { body } = await merchant.call('POST', '/api/batches', {
      ...{ tool_id: 'product_model', inputs: [] },
      items: [
        {
          ...{ key: '1', name: product.title, image_url: image.Image.image.url },
          ...{ shopify_product_id: product.id, shopify_file_id: image.id },
        },
      ],
    });
    await store.settled(async () => {
      const { body: batch } = await merchant.call('GET', `/api/batches/${(body as Batch).id}`);
      expect(batch).toMatchObject({ status: 'finished' });
    });
    expect(new Set(titles)).toEqual(new Set([product.title]));
  });
});
