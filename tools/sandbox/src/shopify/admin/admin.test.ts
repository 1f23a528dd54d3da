import { ApiVersion, shopifyApi } from '@shopify/shopify-api';
import '@shopify/shopify-api/adapters/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore, otherShop, shop, type TestStore } from '../testing/test-store.ts';

const appUrl = 'http://localhost:4300/dropshipping/app/';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(30, { appUrl });
});
afterAll(() => store.close());
beforeEach(() => {
  store.shopify.install();
});

const admin = '/shopify/admin/sandbox-store';
const at = (path: string) => store.origin.replace('localhost', '127.0.0.1') + path;

async function page(path: string) {
  const answer = await fetch(at(path));
  return { status: answer.status, url: answer.url, text: await answer.text(), answer };
}

const post = (path: string, body: unknown = {}) =>
  fetch(at(path), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const plain = (html: string) => html.replaceAll('&amp;', '&');
/** The URL of a page's frame. */
async function frameOf(path: string): Promise<URL> {
  const { text } = await page(path);
  const config = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(text)?.[1];
  return new URL((JSON.parse(config ?? '{}') as { src: string }).src);
}

describe('the store’s admin', () => {
  it('stands on another site than the app, whatever it is called by', async () => {
    const answer = await fetch(`${store.origin}/shopify/admin`);
    expect(new URL(answer.url).hostname).toBe('127.0.0.1');
    expect(new URL(answer.url).pathname).toBe(`${admin}/products`);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await (await fetch(store.origin)).text()).toContain('href="/shopify/admin"');
  });

  it('lists the products page by page and finds some of them', async () => {
    const first = await page(`${admin}/products`);
    expect(first.text.match(/<li><a href="[^"]*\/products\/\d+"/g)).toHaveLength(24);
    const second = await page(`${admin}/products?page=2`);
    expect(second.text).toContain('30 products, page 2 of 2');
    const red = await page(`${admin}/products?query=title:red`);
    expect(red.text).toContain('15 products');
    expect(red.text).not.toContain('Blue Mug');
    expect((await page(`${admin}/products?query=%3Czzz%3E`)).text).toContain('“&lt;zzz&gt;”');
  });

  it('shows a product with the pictures that visitors get', async () => {
    const [product] = store.shopify.products();
    const id = product?.id.split('/').at(-1) ?? '';
    const { text } = await page(`${admin}/products/${id}`);
    expect(text).toContain(product?.title);
    for (const { url, alt } of product?.media ?? []) {
      expect(plain(text)).toContain(String(url));
      expect(text).toContain(`alt="${alt}"`);
    }
    expect((await page(`${admin}/products/1`)).status).toBe(404);
    expect((await page('/shopify/admin/nobody/products')).status).toBe(404);
  });

  it('installs, ends and expires what the app holds at a click', async () => {
    const token = await store.tokenFor();
    await post(`${admin}/installation/expire-tokens`);
    expect((await store.ask(token, '{ shop { name } }')).status).toBe(401);
    const gone = await post(`${admin}/installation/uninstall`);
    expect(gone.headers.get('location')).toBe(`${admin}/installation`);
    expect((await page(`${admin}/apps/tintory`)).text).toContain('Install');
    expect((await post(`${admin}/session-token`)).status).toBe(403);
    const back = await post(`${admin}/installation/install`);
    expect(back.headers.get('location')).toBe(`${admin}/apps/tintory`);
    expect((await page(`${admin}/webhooks`)).text).toContain('app/uninstalled');
    expect((await post(`${admin}/installation/constructor`)).status).toBe(404);
  });
});

describe('the frame of the app', () => {
  it('gets what the platform passes, signed as its library checks it', async () => {
    const url = await frameOf(`${admin}/apps/tintory`);
    const given = Object.fromEntries(url.searchParams);
    expect(url.href).toContain(appUrl);
    expect(given).toMatchObject({ embedded: '1', shop, locale: 'en' });
    expect(atob(given['host'] ?? '')).toBe('admin.shopify.com/store/sandbox-store');
    const library = shopifyApi({
      apiKey: 'sandbox-store-app',
      apiSecretKey: 'sandbox-store-secret',
      apiVersion: ApiVersion.October26,
      hostName: 'localhost',
      isEmbeddedApp: true,
      logger: { log: () => undefined },
    });
    expect(await library.utils.validateHmac(given)).toBe(true);
    const session = await library.session.decodeSessionToken(given['id_token'] ?? '');
    expect(session.dest).toBe(`https://${shop}`);
  });

  it('opens the page and the query that follow the app in the address', async () => {
    const url = await frameOf(`${admin}/apps/tintory/dropshipping/app/plans?charge_id=7&a=%26`);
    expect(url.pathname).toBe('/dropshipping/app/plans');
    expect(url.searchParams.get('charge_id')).toBe('7');
    expect(url.searchParams.get('a')).toBe('&');
    const outside = await frameOf(`${admin}/apps/tintory//elsewhere.example/x`);
    expect(outside.origin).toBe(new URL(appUrl).origin);
  });

  it('speaks the language that the merchant has chosen', async () => {
    await post('/shopify/admin/another-store/installation/language', { locale: 'ar' });
    const url = await frameOf('/shopify/admin/another-store/apps/tintory');
    expect(url.searchParams.get('locale')).toBe('ar');
    expect(url.searchParams.get('shop')).toBe(otherShop);
    expect((await post(`${admin}/installation/language`, { locale: 'xx' })).status).toBe(404);
  });

  it('stands under the app’s name and its client id, and under no other', async () => {
    const url = await frameOf(`${admin}/apps/sandbox-store-app/dropshipping/app/help`);
    expect(url.pathname).toBe('/dropshipping/app/help');
    expect((await page(`${admin}/apps/another-app/`)).status).toBe(404);
  });
});

describe('what the admin asks for the app', () => {
  it('are fresh session tokens', async () => {
    const token = async () =>
      ((await (await post(`${admin}/session-token`)).json()) as { token: string }).token;
    const [one, two] = [await token(), await token()];
    expect(one).not.toBe(two);
    const { status } = await store.grant({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: one,
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    });
    expect(status).toBe(200);
  });

  it('are products to pick: searched, filtered, page by page, or by their ids', async () => {
    const ask = async (query: string) =>
      JSON.parse((await page(`${admin}/resources?${query}`)).text) as {
        items: { id: string; title: string; images: { originalSrc: string }[] }[];
        next: number | null;
      };
    const first = await ask('');
    expect([first.items.length, first.next]).toEqual([10, 10]);
    const last = await ask('after=20');
    expect([last.items.length, last.next]).toEqual([10, null]);
    const some = await ask('query=mug&filter=title:blue');
    expect(new Set(some.items.map(({ title }) => title.split(' ')[0]))).toEqual(new Set(['Blue']));
    const id = last.items[3]?.id ?? '';
    const chosen = await ask(`ids=${id},gid://shopify/Product/1`);
    expect(chosen.items).toEqual([last.items[3]]);
    const picture = await fetch(chosen.items[0]?.images[0]?.originalSrc ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await page(`${admin}/resources?draft=maybe`)).status).toBe(400);
  });

  it('are more scopes and fewer, but never fewer than the app needs', async () => {
    const granted = await post(`${admin}/scopes/grant`, { scopes: ['read_orders'] });
    expect(await granted.json()).toMatchObject({
      granted: ['write_products', 'write_files', 'read_orders'],
      optional: ['read_orders'],
    });
    const refused = await post(`${admin}/scopes/revoke`, { scopes: ['write_products'] });
    expect(refused.status).toBe(400);
    const revoked = await post(`${admin}/scopes/revoke`, { scopes: ['read_orders'] });
    expect(await revoked.json()).toMatchObject({ granted: ['write_products', 'write_files'] });
  });
});

describe('the scripts', () => {
  it('come as one that any page may load, and as the modules of the admin', async () => {
    const bridge = await page('/shopify/app-bridge.js');
    expect(bridge.answer.headers.get('content-type')).toContain('text/javascript');
    expect(bridge.text).not.toMatch(/^(import|export) /m);
    expect(() => new Function(bridge.text)).not.toThrow();
    expect((await page('/shopify/admin/scripts/main.js')).text).toContain('listenToApp');
    expect((await page('/shopify/admin/scripts/nothing.js')).status).toBe(404);
    expect((await page('/shopify/admin/scripts/..%2Fscripts.ts')).status).toBe(404);
  });
});

describe('a plan', () => {
  it('is confirmed on the way into the admin, where it shows with what was used', async () => {
    const token = await store.tokenFor();
    const usd = (amount: number) => ({ amount, currencyCode: 'USD' });
    const { data } = await store.ask(
      token,
      `mutation Plan($lineItems: [AppSubscriptionLineItemInput!]!, $returnUrl: URL!) {
        appSubscriptionCreate(name: "Forty", lineItems: $lineItems, returnUrl: $returnUrl) {
          confirmationUrl appSubscription { lineItems { id } } } }`,
      {
        returnUrl: 'https://admin.shopify.com/store/sandbox-store/apps/tintory/dropshipping/app/',
        lineItems: [
          { plan: { appUsagePricingDetails: { cappedAmount: usd(20), terms: '$0.05 an image' } } },
        ],
      },
    );
    const made = data['appSubscriptionCreate'] as unknown as {
      confirmationUrl: string;
      appSubscription: { lineItems: { id: string }[] };
    };
    expect((await page(`${admin}/charges`)).text).toContain('A plan waits for an answer');
    const answered = await fetch(made.confirmationUrl, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
    expect(answered.headers.get('location')).toMatch(
      /^\/shopify\/admin\/sandbox-store\/apps\/tintory\/dropshipping\/app\/\?charge_id=\d+$/,
    );
    await store.ask(
      token,
      `mutation Use($id: ID!, $price: MoneyInput!) {
        appUsageRecordCreate(subscriptionLineItemId: $id, description: "One <image>", price: $price) {
          userErrors { message } } }`,
      { id: made.appSubscription.lineItems[0]?.id, price: usd(2.5) },
    );
    const { text } = await page(`${admin}/charges`);
    expect(text).toContain('$2.50 of at most $20.00');
    expect(text).toContain('One &lt;image&gt;');
    expect(text).not.toContain('waits for an answer');
  });
});
