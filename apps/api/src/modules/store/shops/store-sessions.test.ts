import { createHmac } from 'node:crypto';
import type { LoginResult } from '@tintory/contract';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { callApi, signInTestUser } from '../../../testing/index.ts';
import { openStore, shopDomain, type TestStore } from '../../../testing/store/open-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
}, 120_000);
afterAll(() => store.close());
afterEach(() => vi.restoreAllMocks());

/** Holds what the store is asked for tokens until it is let go; counts how often that was. */
function holdTokenCalls() {
  const real = globalThis.fetch;
  const held = Promise.withResolvers<null>();
  const asked = vi.fn();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/admin/oauth/access_token')) {
      asked();
      await held.promise;
    }
    return real(input, init);
  });
  return { asked, letGo: () => held.resolve(null) };
}

const retry = 'x-shopify-retry-invalid-session-request';

const refused = async (token: string) => {
  const { status, headers } = await store.logIn(token);
  return { status, retry: headers.get(retry) };
};
const asBad = { status: 401, retry: '1' };

describe('a session token', () => {
  it('signs the shop in as a user of its own, with free credits once', async () => {
    const first = await store.merchant();
    const again = await store.merchant();
    expect(first.login.shopify_domain).toBe(shopDomain);
    expect(again.id).toBe(first.id);
    expect((await again.member()).credits).toBe(20);
    const profile = (await first.call('GET', '/api/users/profile')).body;
    expect(profile).toMatchObject({ shopify_domain: shopDomain, email: null });
    const sessions = (await first.call('GET', '/api/sessions')).body;
    expect(sessions).toMatchObject({ rows: [{ method: 'store' }, { method: 'store' }] });
  });

  it.each([
    ['is over', { expired: true }],
    ['is for another app', { aud: 'another-app' }],
    ['is signed with another secret', { secret: 'x'.repeat(32) }],
    ['is of a host that is no shop', { dest: 'https://evil.example' }],
    ['is of a host that only looks like a shop', { dest: 'https://a.myshopify.com.evil.example' }],
    ['names one shop and comes from another', { dest: 'https://another-store.myshopify.com' }],
    ['is issued by another shop', { iss: 'https://another-store.myshopify.com/admin' }],
    ['names its shop without https', { dest: `http://${shopDomain}` }],
  ])('is refused when it %s', async (_, claims) => {
    expect(await refused(await store.shopify.sessionToken(shopDomain, claims))).toEqual(asBad);
  });

  it('is refused when it is nonsense, unsigned, not good yet, or never ends', async () => {
    const { apiKey, apiSecret } = store.shopify.app;
    const claims = {
      iss: `https://${shopDomain}/admin`,
      dest: `https://${shopDomain}`,
      aud: apiKey,
      sub: '1',
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const endless = await new SignJWT({ ...claims, nbf: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(apiSecret));
    const body = `${part({ alg: 'HS512' })}.${part({ ...claims, nbf: 1, exp: 4_000_000_000 })}`;
    const mac = createHmac('sha512', apiSecret).update(body).digest('base64url');
    const none = `${part({ alg: 'none' })}.${part({ ...claims, nbf: 1, exp: 4_000_000_000 })}.`;
    const tomorrow = Math.floor(Date.now() / 1_000) + 86_400;
    const early = await new SignJWT({ ...claims, nbf: tomorrow })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(tomorrow + 60)
      .sign(new TextEncoder().encode(apiSecret));
    for (const token of ['nonsense', endless, `${body}.${mac}`, none, early]) {
      expect(await refused(token)).toEqual(asBad);
    }
  });

  it('decides the shop alone, whatever query and body say', async () => {
    const token = await store.shopify.sessionToken();
    const other = 'another-store.myshopify.com';
    const { body } = await callApi(
      store.api.origin,
      'POST',
      `/api/shopify/sessions/by_app_token?shop=${other}`,
      { token, shop: other, shopify_domain: other },
    );
    expect((body as LoginResult).shopify_domain).toBe(shopDomain);
  });

  it('is refused for a shop that does not have the app, until it has', async () => {
    const other = 'another-store.myshopify.com';
    store.shopify.uninstall(other);
    expect(await refused(await store.shopify.sessionToken(other))).toEqual(asBad);
    expect(await store.shopRow(other)).toBeUndefined();
    store.shopify.install(other);
    expect((await store.merchant(other)).id).not.toBe((await store.merchant()).id);
  });
});

describe('the tokens of a shop', () => {
  const stored = async () => {
    const row = await store.shopRow();
    return { access: String(row?.['access_token']), refresh: String(row?.['refresh_token']) };
  };

  it('are stored sealed, and kept while they are good', async () => {
    await store.merchant();
    const first = await stored();
    expect(first.access).not.toContain('shpat');
    expect(first.refresh).not.toContain('shprt');
    await store.merchant();
    expect(await stored()).toEqual(first);
  });

  it('are renewed once for calls at the same moment', async () => {
    const merchant = await store.merchant();
    const first = await stored();
    store.passDays(0.5);
    const again = await store.merchant();
    expect(await stored()).toEqual(first);
    const calls = Array.from({ length: 8 }, () => again.call('GET', '/api/shopify/products'));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const second = await stored();
    expect(second.refresh).not.toBe(first.refresh);
    expect((await again.call('GET', '/api/shopify/products')).status).toBe(200);
    expect(await stored()).toEqual(second);
    expect(merchant.id).toBe(again.id);
  });

  it('keep nobody else waiting while they are renewed, and are asked for once', async () => {
    await store.merchant();
    store.passDays(0.5);
    const merchant = await store.merchant();
    const tokens = holdTokenCalls();
    const calls = Array.from({ length: 4 }, () => merchant.call('GET', '/api/shopify/products'));
    await vi.waitFor(() => expect(tokens.asked).toHaveBeenCalled());
    expect((await merchant.call('GET', '/api/users/profile')).status).toBe(200);
    expect((await merchant.call('GET', '/api/shopify/publications')).status).toBe(200);
    tokens.letGo();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(tokens.asked).toHaveBeenCalledOnce();
  });

  it('keep nobody else waiting while a shop signs in, and are asked for once', async () => {
    const shop = 'another-store.myshopify.com';
    const merchant = await store.merchant();
    await store.db.execute(sql`update shops set access_token = null where domain = ${shop}`);
    await store.db.execute(sql`update shops set refresh_token = null where domain = ${shop}`);
    const token = await store.shopify.sessionToken(shop);
    const tokens = holdTokenCalls();
    const logins = [store.logIn(token), store.logIn(token), store.logIn(token)];
    await vi.waitFor(() => expect(tokens.asked).toHaveBeenCalled());
    expect((await merchant.call('GET', '/api/users/profile')).status).toBe(200);
    tokens.letGo();
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(tokens.asked).toHaveBeenCalledOnce();
  });

  it('are renewed by the next one when whoever claimed that never came back', async () => {
    await store.merchant();
    store.passDays(0.5);
    const merchant = await store.merchant();
    const first = await stored();
    await store.db.execute(
      sql`update shops set tokens_claimed_until = ${new Date(+store.now() + 30_000)} where domain = ${shopDomain}`,
    );
    const call = merchant.call('GET', '/api/shopify/products');
    store.passDays(1 / 1_440);
    expect((await call).status).toBe(200);
    expect(await stored()).not.toEqual(first);
  });

  it('stay when the store does not answer, and are renewed by the next call', async () => {
    await store.merchant();
    store.passDays(0.5);
    const merchant = await store.merchant();
    const first = await stored();
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).endsWith('/admin/oauth/access_token')
        ? Promise.reject(new TypeError('fetch failed'))
        : real(input, init),
    );
    expect((await merchant.call('GET', '/api/shopify/products')).status).toBe(503);
    expect(await stored()).toEqual(first);
    vi.restoreAllMocks();
    expect((await merchant.call('GET', '/api/shopify/products')).status).toBe(200);
  });

  it('are renewed when the store ends one before its time', async () => {
    const merchant = await store.merchant();
    store.shopify.expireTokens();
    expect((await merchant.call('GET', '/api/shopify/products')).status).toBe(200);
  });

  it('are forgotten once the store refuses them, and come back with the next session token', async () => {
    const merchant = await store.merchant();
    store.shopify.revokeTokens();
    const answer = await merchant.call('GET', '/api/shopify/products');
    expect(answer).toMatchObject({ status: 409, body: { code: 'StoreGone' } });
    expect(await store.shopRow()).toMatchObject({ access_token: null, refresh_token: null });
    expect((await merchant.call('GET', '/api/shopify/products')).status).toBe(409);
    const again = await store.merchant();
    expect((await again.call('GET', '/api/shopify/products')).status).toBe(200);
  });

  it('are asked for anew once the app wants more than they open', async () => {
    await store.merchant();
    await store.db.execute(
      sql`update shops set scopes = 'read_products' where domain = ${shopDomain}`,
    );
    const first = await stored();
    await store.merchant();
    expect(await stored()).not.toEqual(first);
    expect((await store.shopRow())?.['scopes']).toContain('write_products');
  });

  it('are asked for anew when the refresh token has ended, too', async () => {
    await store.merchant();
    const first = await stored();
    store.passDays(91);
    const later = await store.merchant();
    expect(await stored()).not.toEqual(first);
    expect((await later.call('GET', '/api/shopify/products')).status).toBe(200);
  });
});

describe('a call about a store', () => {
  it('asks App Bridge for another try when its session was revoked', async () => {
    const merchant = await store.merchant();
    await merchant.call('POST', '/api/sessions/logout');
    const { status, headers } = await merchant.call('GET', '/api/shopify/products');
    expect({ status, retry: headers.get(retry) }).toEqual(asBad);
  });

  it('is refused for a user without a store', async () => {
    const user = await signInTestUser(store.api);
    for (const path of ['products', 'members/current', 'publications']) {
      expect((await user.call('GET', `/api/shopify/${path}`)).status).toBe(403);
    }
  });
});
