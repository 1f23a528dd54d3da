import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore, otherShop, shop, type TestStore } from './testing/test-store.ts';

type Json = Record<string, unknown>;

let store: TestStore;
beforeAll(async () => {
  // One more than the second store sells.
  store = await openTestStore(9);
});
beforeEach(async () => {
  await store.shopify.webhooks.idle();
  store.heard.length = 0;
});
afterAll(() => store.close());

const topics = () => store.heard.map(({ headers }) => headers['x-shopify-topic']);
const payload = (index = 0) => JSON.parse(store.heard[index]?.body ?? '{}') as Json;

describe('what the store tells the app', () => {
  it('carries the real headers and a signature over the body', async () => {
    store.shopify.redact('shop/redact');
    await store.shopify.webhooks.idle();
    const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = store.heard;
    const mac = createHmac('sha256', 'sandbox-store-secret').update(body).digest('base64');
    expect(headers).toMatchObject({
      'x-shopify-topic': 'shop/redact',
      'x-shopify-shop-domain': shop,
      'x-shopify-api-version': '2026-10',
      'x-shopify-hmac-sha256': mac,
      'x-shopify-webhook-id': expect.stringMatching(/^[\w-]{36}$/) as string,
      'x-shopify-event-id': expect.stringMatching(/^[\w-]{36}$/) as string,
    });
    expect(payload()).toMatchObject({ shop_domain: shop });
  });

  it('tells of the three privacy topics what they are about', async () => {
    store.shopify.redact('customers/redact', otherShop);
    store.shopify.redact('customers/data_request', otherShop);
    await store.shopify.webhooks.idle();
    expect(topics().toSorted()).toEqual(['customers/data_request', 'customers/redact']);
    expect(payload()).toMatchObject({ shop_domain: otherShop, customer: { id: 191_167 } });
  });

  it('tells of a product that changed', async () => {
    const token = await store.tokenFor();
    const [product] = store.shopify.products();
    await store.ask(
      token,
      'mutation R($p: ProductUpdateInput) { productUpdate(product: $p) { product { id } } }',
      {
        p: { id: product?.id, title: 'Cup' },
      },
    );
    await store.shopify.webhooks.idle();
    expect(topics()).toEqual(['products/update']);
    expect(payload()).toMatchObject({ admin_graphql_api_id: product?.id, title: 'Cup' });
  });

  it('tells of a subscription, of a cap that comes near, and of the end of it all', async () => {
    const token = await store.tokenFor();
    const usd = (amount: number) => ({ amount, currencyCode: 'USD' });
    const { data } = await store.ask(
      token,
      `mutation Plan($lineItems: [AppSubscriptionLineItemInput!]!) {
        appSubscriptionCreate(name: "Ten", lineItems: $lineItems, returnUrl: "http://localhost/") {
          appSubscription { lineItems { id } } } }`,
      { lineItems: [{ plan: { appUsagePricingDetails: { cappedAmount: usd(1), terms: 'x' } } }] },
    );
    const made = data['appSubscriptionCreate'] as unknown as {
      appSubscription: { lineItems: { id: string }[] };
    };
    store.shopify.approve();
    await store.ask(
      token,
      `mutation Use($id: ID!, $price: MoneyInput!) {
        appUsageRecordCreate(subscriptionLineItemId: $id, description: "x", price: $price) {
          userErrors { message } } }`,
      { id: made.appSubscription.lineItems[0]?.id, price: usd(0.95) },
    );
    store.shopify.uninstall();
    store.shopify.install();
    await store.shopify.webhooks.idle();
    expect(topics().toSorted()).toEqual([
      'app/uninstalled',
      'app_subscriptions/approaching_capped_amount',
      'app_subscriptions/update',
      'app_subscriptions/update',
    ]);
    const states = store.shopify.webhooks
      .events('app_subscriptions/update', shop)
      .map((event) => (event.payload['app_subscription'] as Json)['status']);
    expect(states).toEqual(['ACTIVE', 'CANCELLED']);
  });
});

it('an app that is gone hears nothing of a picture that arrives', async () => {
  const token = await store.tokenFor();
  const [product] = store.shopify.products();
  const source = product?.media[0]?.url;
  await store.ask(
    token,
    `mutation Add($p: ProductUpdateInput, $media: [CreateMediaInput!]) {
      productUpdate(product: $p, media: $media) { product { id } } }`,
    { p: { id: product?.id }, media: [{ originalSource: source, mediaContentType: 'IMAGE' }] },
  );
  store.shopify.uninstall();
  await store.shopify.mediaIdle();
  store.shopify.install();
  await store.shopify.webhooks.idle();
  expect(topics().toSorted()).toEqual(['app/uninstalled', 'products/update']);
  expect(store.shopify.mediaOf(product?.id ?? '').at(-1)?.status).toBe('READY');
});

describe('a delivery', () => {
  it('is tried again under the same ids while the app does not take it', async () => {
    store.shopify.webhooks.dropNext(1);
    store.answerWebhooksWith(500);
    store.shopify.redact('shop/redact');
    while (store.heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    store.answerWebhooksWith(200);
    await store.shopify.webhooks.idle();
    const ids = store.heard.map(({ headers }) => headers['x-shopify-webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('waits, turns round and comes twice when it is told to', async () => {
    const { webhooks } = store.shopify;
    webhooks.hold();
    store.shopify.redact('customers/redact');
    store.shopify.redact('shop/redact');
    await webhooks.idle();
    expect(store.heard).toHaveLength(0);
    await webhooks.release('reverse', 2);
    const [newest, , , oldest] = topics();
    expect([store.heard.length, newest, oldest]).toEqual([4, 'shop/redact', 'customers/redact']);
  });

  it('comes once more as it was, or as a new delivery of the same event', async () => {
    const { webhooks } = store.shopify;
    store.shopify.redact('shop/redact');
    const event = webhooks.events('shop/redact').at(-1)?.eventId ?? '';
    await webhooks.resend(event);
    await webhooks.resend(event, true);
    await webhooks.idle();
    const of = (name: string) => new Set(store.heard.map(({ headers }) => headers[name])).size;
    expect([of('x-shopify-event-id'), of('x-shopify-webhook-id')]).toEqual([1, 2]);
  });
});

describe('the switches over HTTP', () => {
  const control = (name: string, body: Json) =>
    fetch(`${store.origin}/shopify/control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('give a session token that the store takes, and refuse what they do not understand', async () => {
    const { result } = (await (await control('session-token', { shop, userId: 5 })).json()) as {
      result: string;
    };
    const { status } = await store.grant({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: result,
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    });
    expect(status).toBe(200);
    expect((await control('redact', { shop, topic: 'orders/create' })).status).toBe(400);
  });

  it('open a store that sells what the first one does', async () => {
    await control('open', { shop: 'third.myshopify.com' });
    const countIn = (domain?: string) => store.shopify.products(domain).length;
    expect(countIn('third.myshopify.com')).toBe(countIn());
    expect(countIn(otherShop)).toBeLessThan(countIn());
  });

  it('uninstall from the overview and lead back to it', async () => {
    const page = `${store.origin}/shopify`;
    expect(await (await fetch(page)).text()).toContain('another-store.myshopify.com');
    const pressed = await fetch(`${page}/control/uninstall`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ shop: otherShop }),
      redirect: 'manual',
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/shopify']);
    const installed = store.shopify.shops().map((one) => one.installed);
    expect(installed.slice(0, 2)).toEqual([true, false]);
  });
});
