import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { storeRules, type CursorPage, type Job, type Publication } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openStore,
  shopDomain,
  type Merchant,
  type TestStore,
} from '../../../testing/store/open-store.ts';

let store: TestStore;
let merchant: Merchant;
let productId = '';
let result = '';
beforeEach(async () => {
  store = await openStore();
  merchant = await store.merchant();
  productId = store.shopify.products()[0]?.id ?? '';
  const job = await merchant.finish((await merchant.ask(1)).body as Job);
  result = job.outputs[0]?.object_id ?? '';
}, 120_000);
afterEach(() => store.close());

const gallery = () => store.shopify.mediaOf(productId);
const publish = (body: object) =>
  merchant.call('POST', '/api/shopify/images/update', {
    product_id: productId,
    object_id: result,
    ...body,
  });
const list = async () =>
  (
    (
      await merchant.call(
        'GET',
        `/api/shopify/publications?product_id=${encodeURIComponent(productId)}`,
      )
    ).body as CursorPage<Publication>
  ).rows;
const undo = (id = '', language = 'en') =>
  merchant.call('POST', `/api/shopify/publications/${id}/undo`, undefined, {
    'accept-language': language,
  });
const kept = async () => {
  const folder = join(store.api.dataDir, 'objects');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
};

describe('the original of a picture', () => {
  const sweep = () => store.api.services.store.everyMinute();

  it('is kept for 30 days; then its picture stays, and says that it cannot be undone', async () => {
    const [before] = gallery();
    await publish({ file_id: before?.id });
    await publish({ alt: 'Added' });
    const [ours] = gallery();
    const files = await kept();
    await sweep();
    expect(await list()).toMatchObject([{ undoable: true }, { undoable: true }]);
    store.passDays(31);
    merchant = await store.merchant();
    await sweep();
    expect(await kept()).toBe(files - 1);
    const [added, replaced] = await list();
    expect([added?.undoable, replaced?.undoable]).toEqual([true, false]);
    for (const [language, days] of [
      ['en', '30 days'],
      ['de', '30 Tage'],
      ['ar', '30 يومًا'],
    ]) {
      expect(await undo(replaced?.id, language)).toMatchObject({
        status: 404,
        body: { code: 'NotFound', details: { original: expect.stringContaining(String(days)) } },
      });
    }
    expect(gallery()[0]).toEqual(ours);
    expect(await undo(added?.id)).toMatchObject({ status: 200, body: { undoable: false } });
  });

  it('makes room for the originals of a thousand newer ones', async () => {
    const [before] = gallery();
    await publish({ file_id: before?.id });
    const [row] = await list();
    await store.db.execute(sql`
      insert into store_publications
        (id, shop, product_id, file_id, status, before_url, copy_key, copy_type, after_url, alt, created_at)
      select overlay('ffffffff-ffff-7fff-bfff-000000000000' placing lpad(n::text, 12, '0') from 25)::uuid,
        ${shopDomain}, 'gid://shopify/Product/1', 'gid://shopify/MediaImage/1', 'published', 'x',
        gen_random_uuid(), 'image/png', 'y', '', ${store.now()}
      from generate_series(1, ${storeRules.maxOriginals}) n`);
    await sweep();
    expect((await list())[0]).toMatchObject({ id: row?.id, undoable: false });
    const { rows } = await store.db.execute(
      sql`select count(*)::int as n from store_publications where copy_key is not null`,
    );
    expect(rows).toEqual([{ n: storeRules.maxOriginals }]);
  });
});

it('is told of in the export of the account, with its original', async () => {
  const [before] = gallery();
  await publish({ file_id: before?.id });
  const answer = await fetch(`${store.api.origin}/api/users/export`, {
    headers: { authorization: `Bearer ${merchant.login.access_token}` },
  });
  const zip = Buffer.from(await answer.arrayBuffer());
  const [row] = await list();
  expect(zip.includes('publications.json')).toBe(true);
  expect(zip.includes(`originals/${row?.id}-tintory-photo.png`)).toBe(true);
});
