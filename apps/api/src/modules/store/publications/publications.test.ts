import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CursorPage, Job, Publication, StoreImage } from '@tintory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveCredits } from '../../../testing/index.ts';
import { openStore, type Merchant, type TestStore } from '../../../testing/store/open-store.ts';

let store: TestStore;
let merchant: Merchant;
let productId = '';
let next = 0;
beforeAll(async () => {
  store = await openStore({ products: 20 });
  merchant = await store.merchant();
  await giveCredits(store.api, merchant.id, 1_000);
}, 120_000);
beforeEach(() => {
  productId = store.shopify.products()[next++]?.id ?? '';
});
afterAll(() => store.close());

const gallery = () => store.shopify.mediaOf(productId);
const bytesOf = (url: string | null | undefined) => store.bytesAt(url ?? '');
const publish = (body: object) =>
  merchant.call('POST', '/api/shopify/images/update', { product_id: productId, ...body });
const list = async () =>
  (
    (
      await merchant.call(
        'GET',
        `/api/shopify/publications?product_id=${encodeURIComponent(productId)}`,
      )
    ).body as CursorPage<Publication>
  ).rows;
const undo = (id = '') => merchant.call('POST', `/api/shopify/publications/${id}/undo`);
const kept = async () => {
  const folder = join(store.api.dataDir, 'objects');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).length;
};

/** A private result of the product. */
async function result() {
  const job = await merchant.finish((await merchant.ask(1)).body as Job);
  const [output] = job.outputs;
  if (!output) throw new Error('The job made nothing.');
  return { id: output.object_id, bytes: await bytesOf(output.url) };
}

describe('a result of ours', () => {
  it('takes the place of a picture, and the old one comes back with its text', async () => {
    const [before] = gallery();
    const old = await bytesOf(before?.url);
    const { id, bytes } = await result();
    const change = { file_id: before?.id, object_id: id, alt: 'A mug on a table' };
    const answer = await publish(change);
    expect(answer).toMatchObject({ status: 200, body: { id: before?.id, alt: change.alt } });
    const [after] = gallery();
    expect(after).toMatchObject({ id: before?.id, alt: change.alt, width: 16 });
    expect(await bytesOf(after?.url)).toEqual(bytes);

    const [row] = await list();
    expect(row).toMatchObject({
      file_id: before?.id,
      object_id: id,
      status: 'published',
      alt: change.alt,
      alt_before: before?.alt,
      undone_at: null,
    });
    expect(await bytesOf(row?.before_url)).toEqual(old);
    expect(await bytesOf(row?.after_url)).toEqual(bytes);

    const filesBefore = await kept();
    expect((await undo(row?.id)).body).toMatchObject({ status: 'undone' });
    const [again] = gallery();
    expect(again).toMatchObject({ id: before?.id, alt: before?.alt, width: 40 });
    expect(await bytesOf(again?.url)).toEqual(old);
    expect(await kept()).toBe(filesBefore - 1);
    expect((await undo(row?.id)).body).toMatchObject({ status: 'undone' });
  });

  it('is added beside the others without a file to replace, and goes again', async () => {
    const before = gallery();
    const { id, bytes } = await result();
    const answer = await publish({ object_id: id, alt: 'New' });
    const after = gallery();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ id: (answer.body as StoreImage).id, alt: 'New' });
    expect(await bytesOf(after.at(-1)?.url)).toEqual(bytes);
    const [row] = await list();
    expect(row).toMatchObject({ object_id: id, before_url: null, alt_before: null });
    await undo(row?.id);
    expect(gallery()).toEqual(before);
  });

  it('is put there over another of ours, and taken back in turn', async () => {
    const [before] = gallery();
    const old = await bytesOf(before?.url);
    const first = await result();
    await publish({ file_id: before?.id, object_id: first.id });
    const second = await merchant.call('POST', '/api/shopify/images/update', {
      product_id: productId,
      file_id: before?.id,
      url: store.shopify.products().at(-1)?.media[1]?.url,
    });
    expect(second.status).toBe(200);
    const [newer, older] = await list();
    expect((await undo(older?.id)).status).toBe(409);
    await undo(newer?.id);
    expect(await bytesOf(gallery()[0]?.url)).toEqual(first.bytes);
    await undo(older?.id);
    expect(await bytesOf(gallery()[0]?.url)).toEqual(old);
  });

  it('is nobody else’s to publish, and no store undoes another’s', async () => {
    const { id } = await result();
    const other = await store.merchant('another-store.myshopify.com');
    const theirs = store.shopify.products('another-store.myshopify.com')[0];
    const answer = await other.call('POST', '/api/shopify/images/update', {
      product_id: theirs?.id,
      object_id: id,
    });
    expect(answer.status).toBe(404);
    await publish({ object_id: id });
    const [row] = await list();
    const path = `/api/shopify/publications/${row?.id}/undo`;
    expect((await other.call('POST', path)).status).toBe(404);
    expect((await other.call('GET', '/api/shopify/publications')).body).toMatchObject({ rows: [] });
  });
});

describe('pictures by their addresses', () => {
  it('are added together', async () => {
    const before = gallery();
    const urls = store.shopify
      .products()
      .at(-1)
      ?.media.map(({ url }) => url);
    const answer = await merchant.call('POST', '/api/shopify/images', {
      product_id: productId,
      urls,
    });
    expect((answer.body as { rows: StoreImage[] }).rows).toHaveLength(2);
    expect(gallery()).toHaveLength(before.length + 2);
    expect(await list()).toHaveLength(2);
  });

  it('are refused when the address is not public', async () => {
    for (const url of ['http://127.0.0.1:1/a.png', 'https://169.254.169.254/a.png']) {
      const answer = await publish({ url });
      expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
    }
    expect(await list()).toEqual([]);
  });
});

describe('what the store refuses', () => {
  it('changes nothing, there or here: a file that is no picture', async () => {
    const before = gallery();
    const old = await bytesOf(before[0]?.url);
    const files = await kept();
    const url = `${store.sandbox.origin}/shopify`;
    const answer = await publish({ file_id: before[0]?.id, url, alt: before[0]?.alt });
    expect(answer).toMatchObject({ status: 422, body: { code: 'PublishRefused' } });
    expect(gallery()).toMatchObject([{ status: 'READY' }, { status: 'READY' }]);
    expect(await bytesOf(gallery()[0]?.url)).toEqual(old);
    expect(await kept()).toBe(files);
    expect(await list()).toEqual([]);
    expect((await publish({ url })).status).toBe(422);
    expect(gallery()).toHaveLength(before.length);
  });

  it('takes the pictures back that came with it', async () => {
    const before = gallery();
    const good = store.shopify.products().at(-1)?.media[0]?.url;
    const answer = await merchant.call('POST', '/api/shopify/images', {
      product_id: productId,
      urls: [good, `${store.sandbox.origin}/shopify`],
    });
    expect(answer.status).toBe(422);
    expect(gallery()).toEqual(before);
    expect(await list()).toEqual([]);
  });

  it('changes nothing, there or here: everything, once it lets us in no more', async () => {
    const [before] = gallery();
    const { id } = await result();
    const files = await kept();
    const real = globalThis.fetch;
    // The picture is read and staged before; only its replacement is refused.
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (String(init?.body).includes('mutation updateFiles')) store.shopify.revokeTokens();
      return real(input, init);
    });
    const answer = await publish({ file_id: before?.id, object_id: id });
    vi.restoreAllMocks();
    expect(answer).toMatchObject({ status: 409, body: { code: 'StoreGone' } });
    merchant = await store.merchant();
    store.passDays(0.01);
    await store.api.services.store.everyMinute();
    expect(await list()).toEqual([]);
    expect(await kept()).toBe(files);
    expect(gallery()[0]).toEqual(before);
  });

  it('changes nothing, there or here: a user error, or a file that is not there', async () => {
    const [before] = gallery();
    const { id } = await result();
    const files = await kept();
    store.shopify.failNext('fileUpdate', 'userErrors');
    const answer = await publish({ file_id: before?.id, object_id: id });
    expect(answer).toMatchObject({ status: 422, body: { code: 'PublishRefused' } });
    expect(await kept()).toBe(files);
    const missing = await publish({ file_id: 'gid://shopify/MediaImage/1', object_id: id });
    expect(missing.status).toBe(404);
    const nowhere = { product_id: 'gid://shopify/Product/1', object_id: id };
    expect((await publish(nowhere)).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('is refused beside an address, in the caller’s language', async () => {
    const both = { product_id: productId, object_id: productId, url: 'https://shop.example/a.png' };
    const german = { 'accept-language': 'de' };
    const answer = await merchant.call('POST', '/api/shopify/images/update', both, german);
    expect(answer).toMatchObject({
      status: 400,
      body: { details: { body: 'Genau eines von object_id und url angeben.' } },
    });
  });
});

it('settles later what was handed over when the answer got lost', async () => {
  const [before] = gallery();
  const { id, bytes } = await result();
  store.shopify.failNext('fileUpdate', 'lostAnswer');
  expect((await publish({ file_id: before?.id, object_id: id })).status).toBe(503);
  expect(await list()).toEqual([]);
  await store.shopify.mediaIdle();
  store.passDays(0.01);
  await store.api.services.store.everyMinute();
  expect(await list()).toMatchObject([{ status: 'published', file_id: before?.id }]);
  expect(await bytesOf(gallery()[0]?.url)).toEqual(bytes);
  expect((await undo((await list())[0]?.id)).status).toBe(200);
});

describe('what is published again since the store’s answer to it got lost', () => {
  it('is not added a second time', async () => {
    const before = gallery().length;
    const { id } = await result();
    store.shopify.failNext('fileUpdate', 'lostAnswer');
    expect((await publish({ object_id: id, alt: 'A mug' })).status).toBe(503);
    await store.shopify.mediaIdle();
    expect((await publish({ object_id: id, alt: 'A mug' })).status).toBe(200);
    expect(gallery()).toHaveLength(before + 1);
    expect(await list()).toMatchObject([{ status: 'published', object_id: id }]);
    expect((await publish({ object_id: id, alt: 'A mug' })).status).toBe(200);
    expect(gallery()).toHaveLength(before + 2);
  });

  it('takes the place of the picture that stood there at first', async () => {
    const [first] = gallery();
    const old = await bytesOf(first?.url);
    const { id, bytes } = await result();
    const change = { file_id: first?.id, object_id: id, alt: 'A mug' };
    store.shopify.failNext('fileUpdate', 'lostAnswer');
    expect((await publish(change)).status).toBe(503);
    await store.shopify.mediaIdle();
    expect((await publish(change)).status).toBe(200);
    expect(await bytesOf(gallery()[0]?.url)).toEqual(bytes);
    const [row, ...others] = await list();
    expect(others).toEqual([]);
    expect((await undo(row?.id)).status).toBe(200);
    expect(await bytesOf(gallery()[0]?.url)).toEqual(old);
  });
});
