import { createHmac, randomUUID } from 'node:crypto';
import type { Job } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, shopDomain, type TestStore } from '../../../testing/store/open-store.ts';

const other = 'another-store.myshopify.com';
let store: TestStore;
beforeAll(async () => {
  store = await openStore();
}, 120_000);
afterAll(() => store.close());

const url = () => `${store.api.origin}/api/shopify/webhooks`;
const sign = (body: string, secret = store.shopify.app.apiSecret) =>
  createHmac('sha256', secret).update(body).digest('base64');

const headersFor = (body: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-shopify-topic': 'customers/redact',
  'x-shopify-hmac-sha256': sign(body),
  'x-shopify-shop-domain': shopDomain,
  'x-shopify-api-version': '2026-10',
  'x-shopify-webhook-id': randomUUID(),
  'x-shopify-event-id': randomUUID(),
});

const send = async (body: string, headers: Record<string, string>) =>
  (await fetch(url(), { method: 'POST', headers, body })).status;

const count = async (table: string) =>
  Number(
    (await store.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`))
      .rows[0]?.['n'],
  );

describe('webhook events of a store', () => {
  it('is taken when it is signed, whatever it is about', async () => {
    const body = '{"shop_id":1}';
    expect(await send(body, headersFor(body))).toBe(200);
    const unknown = { ...headersFor(body), 'x-shopify-topic': 'carts/update' };
    expect(await send(body, unknown)).toBe(200);
    const stranger = { ...headersFor(body), 'x-shopify-shop-domain': 'nobody.myshopify.com' };
    expect(await send(body, stranger)).toBe(200);
  });

  it('is refused with 401 when its signature is wrong', async () => {
    const body = '{"shop_id":1}';
    const good = headersFor(body);
    for (const mac of [sign('{"shop_id":2}'), sign(body, 'another secret'), 'nonsense']) {
      expect(await send(body, { ...good, 'x-shopify-hmac-sha256': mac })).toBe(401);
    }
    expect(await send(`${body} `, good)).toBe(401);
  });

  it.each([
    'x-shopify-topic',
    'x-shopify-hmac-sha256',
    'x-shopify-shop-domain',
    'x-shopify-api-version',
    'x-shopify-webhook-id',
  ])('is refused with 400 without %s', async (name) => {
    const body = '{"shop_id":1}';
    const headers = Object.entries(headersFor(body)).filter(([header]) => header !== name);
    expect(await send(body, Object.fromEntries(headers))).toBe(400);
  });

  it('is refused with 400 without a body, and with 405 by another method', async () => {
    expect(await send('', headersFor(''))).toBe(400);
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await fetch(url(), { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('is worked on once, however often the event is delivered', async () => {
    const body = '{"shop_id":1}';
    const headers = headersFor(body);
    const before = await count('store_events');
    const again = { ...headers, 'x-shopify-webhook-id': randomUUID() };
    const sent = [headers, headers, again, again].map((one) => send(body, one));
    expect(await Promise.all(sent)).toEqual([200, 200, 200, 200]);
    expect(await count('store_events')).toBe(before + 1);
  });
});

describe('an app that is uninstalled', () => {
  it('forgets the tokens, ends plan and sessions, and pauses what works for the store', async () => {
    const merchant = await store.merchant();
    await merchant.buy('s10');
    const batch = await merchant.call('POST', '/api/batches', {
      tool_id: 'remove_background',
      inputs: [],
      items: [],
      complete: false,
    });
    expect(batch.status).toBe(200);
    store.shopify.uninstall();
    await store.settled(async () =>
      expect((await store.shopRow())?.['uninstalled_at']).not.toBeNull(),
    );
    expect(await store.shopRow()).toMatchObject({ access_token: null, refresh_token: null });
    expect((await merchant.call('GET', '/api/shopify/products')).status).toBe(401);
    const { rows } = await store.db.execute(sql`select status, pause_reason from batches`);
    expect(rows).toEqual([{ status: 'paused', pause_reason: 'store' }]);
    const { rows: plans } = await store.db.execute(sql`select status from store_subscriptions`);
    expect(plans).toEqual([{ status: 'ended' }]);
  });

  it('finds its user, credits and history again when it comes back', async () => {
    store.shopify.install();
    const merchant = await store.merchant();
    expect(await merchant.member()).toMatchObject({ plan_id: 'free', credits: 70 });
    expect((await merchant.call('GET', '/api/shopify/products')).status).toBe(200);
    expect(await store.shopRow()).toMatchObject({ uninstalled_at: null });
  });

  it('stays when the webhook event is old: it was installed again before it came', async () => {
    store.shopify.webhooks.hold();
    store.shopify.uninstall();
    store.shopify.install();
    const merchant = await store.merchant();
    await merchant.call('GET', '/api/shopify/products');
    const back = await store.merchant();
    await store.shopify.webhooks.release();
    await store.settled(async () => {
      const { rows } = await store.db.execute(
        sql`select from pgboss.job where name = 'stores' and state in ('created', 'active', 'retry')`,
      );
      expect(rows).toEqual([]);
    });
    expect((await back.call('GET', '/api/shopify/products')).status).toBe(200);
  });
});

describe('a store to be redacted', () => {
  it('is left alone while it has the app', async () => {
    const merchant = await store.merchant(other);
    store.shopify.redact('shop/redact', other);
    store.shopify.redact('customers/redact', other);
    store.shopify.redact('customers/data_request', other);
    await store.settled(async () => expect(await count('store_events')).toBeGreaterThan(5));
    expect((await merchant.member()).credits).toBe(20);
  });

  it('loses user, pictures and tokens, and keeps the books', async () => {
    const merchant = await store.merchant(other);
    await merchant.buy('s10');
    const job = await merchant.finish((await merchant.ask(1)).body as Job);
    const product = store.shopify.products(other)[0];
    const published = await merchant.call('POST', '/api/shopify/images/update', {
      product_id: product?.id,
      file_id: product?.media[0]?.id,
      object_id: job.outputs[0]?.object_id,
    });
    expect(published.status).toBe(200);
    store.shopify.uninstall(other);
    await store.settled(async () =>
      expect((await store.shopRow(other))?.['uninstalled_at']).not.toBeNull(),
    );
    store.shopify.redact('shop/redact', other);
    await store.settled(async () =>
      expect((await store.shopRow(other))?.['redacted_at']).not.toBeNull(),
    );
    expect(await store.shopRow(other)).toMatchObject({ user_id: null, access_token: null });
    const of = async (table: string, column = 'user_id') =>
      (
        await store.db.execute(
          sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${merchant.id}`,
        )
      ).rows.length;
    expect([await of('users', 'id'), await of('jobs'), await of('objects')]).toEqual([0, 0, 0]);
    expect(await count('store_publications')).toBe(0);
    expect(await of('bills')).toBe(1);
    expect(await of('credit_entries')).toBeGreaterThan(2);
  });

  it('starts anew without free credits when it comes back', async () => {
    store.shopify.install(other);
    const merchant = await store.merchant(other);
    expect(await merchant.member()).toMatchObject({ credits: 0, plan_id: 'free' });
  });

  it('is redacted also when nothing told that the app was uninstalled', async () => {
    const merchant = await store.merchant(other);
    store.shopify.webhooks.hold();
    store.shopify.uninstall(other);
    const body = '{"shop_id":1}';
    const headers = {
      ...headersFor(body),
      'x-shopify-topic': 'shop/redact',
      'x-shopify-shop-domain': other,
    };
    expect(await send(body, headers)).toBe(200);
    await store.settled(async () =>
      expect((await store.shopRow(other))?.['redacted_at']).not.toBeNull(),
    );
    expect((await merchant.call('GET', '/api/users/profile')).status).toBe(401);
    await store.shopify.webhooks.release();
  });
});
