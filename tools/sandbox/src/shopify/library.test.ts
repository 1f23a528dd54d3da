import '@shopify/shopify-api/adapters/node';
import {
  ApiVersion,
  BillingInterval,
  GraphqlQueryError,
  HttpResponseError,
  RequestedTokenType,
  type Session,
  shopifyApi,
} from '@shopify/shopify-api';
import { abstractFetch, setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore, shop, type TestStore } from './testing/test-store.ts';

/** One shop's plan, as an app configures it. */
const billing = {
  Forty: {
    lineItems: [
      { amount: 9, currencyCode: 'USD', interval: BillingInterval.Every30Days },
      { amount: 2, currencyCode: 'USD', interval: BillingInterval.Usage, terms: '$0.05 an image' },
    ],
  },
} as const;

function createClient(apiSecretKey = 'sandbox-store-secret') {
  return shopifyApi({
    apiKey: 'sandbox-store-app',
    apiSecretKey,
    apiVersion: ApiVersion.October26,
    hostName: 'localhost',
    isEmbeddedApp: true,
    isTesting: true,
    logger: { log: () => undefined },
    billing: { Forty: { lineItems: [...billing.Forty.lineItems] } },
  });
}

let store: TestStore;
let session: Session;
const client = createClient();
const realFetch = abstractFetch;

beforeAll(async () => {
  store = await openTestStore(3);
  setAbstractFetchFunc((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return fetch(
      address.replace(/^https:\/\/([^/]+)/, (_, domain: string) => store.at(domain)),
      init,
    );
  });
  const sessionToken = await store.shopify.sessionToken(shop);
  ({ session } = await client.auth.tokenExchange({
    shop,
    sessionToken,
    requestedTokenType: RequestedTokenType.OfflineAccessToken,
    expiring: true,
  }));
});
afterAll(async () => {
  setAbstractFetchFunc(realFetch);
  await store.close();
});

describe('Shopify’s own library', () => {
  it('gets, refreshes and loses a session', async () => {
    expect(session).toMatchObject({ shop, isOnline: false, scope: 'write_products,write_files' });
    expect(session.refreshToken).toBeDefined();
    const refreshed = await client.auth.refreshToken({
      shop,
      refreshToken: String(session.refreshToken),
    });
    const old = new client.clients.Graphql({ session });
    await expect(old.request('{ shop { name } }')).rejects.toThrow(HttpResponseError);
    session = refreshed.session;
    const fresh = new client.clients.Graphql({ session });
    expect((await fresh.request('{ shop { name } }')).data).toEqual({
      shop: { name: 'Sandbox Store' },
    });
  });

  it('is refused with another secret', async () => {
    const stranger = createClient('another-secret');
    const sessionToken = await store.shopify.sessionToken(shop, { secret: 'another-secret' });
    const exchange = stranger.auth.tokenExchange({
      shop,
      sessionToken,
      requestedTokenType: RequestedTokenType.OfflineAccessToken,
    });
    await expect(exchange).rejects.toThrow('401');
  });

  it('reports what the store throttles and denies', async () => {
    const graphql = new client.clients.Graphql({ session });
    store.shopify.failNext('shop', 'throttled');
    await expect(graphql.request('{ shop { name } }')).rejects.toThrow(GraphqlQueryError);
    store.shopify.failNext('shop', '500');
    await expect(graphql.request('{ shop { name } }')).rejects.toThrow('500');
  });

  it('sells a plan, charges usage and raises the cap', async () => {
    const url = await client.billing.request({ session, plan: 'Forty', isTest: true });
    expect(url).toContain('/confirm');
    expect(await client.billing.check({ session, plans: ['Forty'], isTest: true })).toBe(false);
    store.shopify.approve(shop);
    expect(await client.billing.check({ session, plans: ['Forty'], isTest: true })).toBe(true);
    const price = { amount: 1.5, currencyCode: 'USD' };
    const use = () => client.billing.createUsageRecord({ session, description: 'Images', price });
    await use();
    await expect(use()).rejects.toThrow('Error while creating a usage record');
    const { activeSubscriptions } = await client.billing.subscriptions({ session });
    const line = activeSubscriptions[0]?.lineItems?.[1]?.id ?? '';
    await client.billing.updateUsageCappedAmount({
      session,
      subscriptionLineItemId: line,
      cappedAmount: { amount: 5, currencyCode: 'USD' },
    });
    store.shopify.approve(shop);
    await use();
    expect(store.shopify.usage(shop)).toHaveLength(2);
    const id = activeSubscriptions[0]?.id ?? '';
    await client.billing.cancel({ session, subscriptionId: id, isTest: true });
    expect(await client.billing.check({ session, plans: ['Forty'] })).toBe(false);
  });

  it('takes the store’s webhooks for real', async () => {
    store.heard.length = 0;
    store.shopify.redact('customers/redact');
    await store.shopify.webhooks.idle();
    const [{ headers, body } = { headers: {}, body: '' }] = store.heard;
    const validate = (rawBody: string) =>
      client.webhooks.validate({
        rawBody,
        rawRequest: { method: 'POST', url: '/', headers } as never,
        rawResponse: {} as never,
      });
    expect(await validate(body)).toMatchObject({
      valid: true,
      topic: 'CUSTOMERS_REDACT',
      domain: shop,
    });
    expect(await validate(`${body} `)).toMatchObject({ valid: false });
  });
});
