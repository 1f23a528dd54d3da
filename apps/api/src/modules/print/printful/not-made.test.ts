import { randomUUID } from 'node:crypto';
import { printProductList } from '@tintory/contract';
import { pictures } from '@tintory/imaging/testing';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callApi,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/index.ts';
import { testAddress } from '../test-providers.ts';

let sandbox: TestSandbox;
let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  sandbox = await startSandbox();
  api = await startTestApi({
    worker: false,
    environment: {
      PRINTFUL_TOKEN: 'sandbox-printful-token',
      PRINTFUL_URL: `${sandbox.origin}/printful`,
    },
  });
  user = await signInTestUser(api);
}, 120_000);
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
});

const listed = async () =>
  printProductList.parse((await callApi(api.origin, 'GET', '/api/pod/products')).body).rows;

/** A design that was made while the product was offered. */
async function designOn(productId: string, objectId: string): Promise<string> {
  const id = randomUUID();
  const layer = { print_area_id: 'front', object_id: objectId, x: 38, y: 70, scale: 0.5 };
  await api.services.database.db.execute(sql`
    insert into print_designs (id, user_id, product_id, layers, hash, dpi, created_at, expires_at)
    values (${id}, ${user.id}, ${productId}, ${JSON.stringify([{ ...layer, rotation: 0 }])}::jsonb,
      ${id}, 200, now(), now() + interval '1 day')`);
  return id;
}

const order = (designId: string, variantId: string) =>
  user.call(
    'POST',
    '/api/print/orders',
    {
      items: [{ design_id: designId, variant_id: variantId, quantity: 1 }],
      ...{ address: testAddress, shipping_method_id: 'standard' },
      success_url: `${api.services.config.WEB_ORIGIN}/print/orders/done`,
      cancel_url: `${api.services.config.WEB_ORIGIN}/print/checkout`,
    },
    { 'idempotency-key': randomUUID() },
  );

describe('what Printful does not make', () => {
  it('is not in the list, neither as a product nor as a model of one', async () => {
    const rows = await listed();
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain('t-shirt');
    expect(ids).not.toContain('scarf');
    expect(ids).not.toContain('wrapping-paper');
    const phone = rows.find(({ id }) => id === 'phone-case');
    expect(phone?.variants.map(({ model }) => model)).toEqual(['iphone-16', 'iphone-16-pro']);
    const models = new Set(phone?.media.flatMap(({ model }) => model ?? []));
    expect([...models]).toEqual(['iphone-16', 'iphone-16-pro']);
  });

  it('has no page to be designed on, and takes no design', async () => {
    const one = await callApi(api.origin, 'GET', '/api/pod/products/scarf');
    expect(one).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    const objectId = await user.upload(await pictures.png());
    const media = [
      { print_area_id: 'front', object_id: objectId, x: 38, y: 70, scale: 0.5, rotation: 0 },
    ];
    const put = (product: string, more = {}) =>
      user.call('POST', `/api/pod/products/${product}/update_media`, { media, ...more });
    expect(await put('scarf')).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    const pixel = await put('phone-case', { model: 'pixel-9' });
    expect(pixel).toMatchObject({ status: 400, body: { details: { model: expect.any(String) } } });
  });

  it.each([
    ['scarf', 'scarf.68x68'],
    ['wrapping-paper', 'wrapping-paper.3-sheets'],
    ['phone-case', 'phone-case.galaxy-s25'],
    ['phone-case', 'phone-case.pixel-9'],
  ])('is refused before anybody pays: %s as %s', async (product, variant) => {
    const objectId = await user.upload(await pictures.png());
    const answer = await order(await designOn(product, objectId), variant);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput', details: { 'items.0.variant_id': expect.any(String) } },
    });
    const { body } = await user.call('GET', '/api/print/orders');
    expect(body).toMatchObject({ rows: [] });
    expect(sandbox.printful.orders()).toEqual([]);
  });
});
