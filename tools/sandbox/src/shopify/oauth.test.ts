import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore, otherShop, shop, type TestStore } from './testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(2);
});
afterAll(() => store.close());

const exchange = async (more: Record<string, unknown> = {}, domain = shop) =>
  store.grant(
    {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: await store.shopify.sessionToken(domain),
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
      expiring: '1',
      ...more,
    },
    domain,
  );

const works = async (token: unknown, domain = shop) =>
  (await store.ask(String(token), '{ shop { name } }', {}, domain)).status;

describe('access tokens of the store', () => {
  it('come for a session token: offline for an hour with a refresh token', async () => {
    const { status, body } = await exchange();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scope: 'write_products,write_files',
      expires_in: 3_600,
      refresh_token_expires_in: 7_776_000,
    });
    expect(await works(body['access_token'])).toBe(200);
    expect(await works(body['access_token'], otherShop)).toBe(401);
  });

  it('come without end when nobody asks for an end, and move to ones that end', async () => {
    const { body } = await exchange({ expiring: '0' });
    expect(body).not.toHaveProperty('expires_in');
    const old = body['access_token'];
    const offline = 'urn:shopify:params:oauth:token-type:offline-access-token';
    const moved = await exchange({ subject_token: old, subject_token_type: offline });
    expect(moved.body).toHaveProperty('refresh_token');
    expect([await works(old), await works(moved.body['access_token'])]).toEqual([401, 200]);
  });

  it('come online with the person', async () => {
    const { body } = await exchange({
      subject_token: await store.shopify.sessionToken(shop, { userId: 77 }),
      requested_token_type: 'urn:shopify:params:oauth:token-type:online-access-token',
    });
    expect(body).toMatchObject({ expires_in: 86_399, associated_user: { id: 77 } });
    expect(body).not.toHaveProperty('refresh_token');
  });

  it.each([
    ['expired', { expired: true }],
    ['for another app', { aud: 'another-app' }],
    ['for another shop', { dest: `https://${otherShop}` }],
    ['by another issuer', { iss: `https://${otherShop}/admin` }],
    ['signed by somebody else', { secret: 'not-the-secret' }],
  ])('do not come for a session token that is %s', async (_what, claims) => {
    const subject = await store.shopify.sessionToken(shop, claims);
    const { status, body } = await exchange({ subject_token: subject });
    expect([status, body['error']]).toEqual([400, 'invalid_subject_token']);
  });

  it('do not come for the wrong client, grant or kind', async () => {
    expect((await exchange({ client_id: 'x' })).body['error']).toBe('application_cannot_be_found');
    expect((await exchange({ client_secret: 'x' })).status).toBe(401);
    expect((await exchange({ grant_type: 'password' })).body['error']).toBe(
      'unsupported_grant_type',
    );
    expect((await exchange({ subject_token: '' })).body['error']).toBe('missing_subject_token');
    expect((await exchange({}, 'nobody.myshopify.com')).status).toBe(404);
  });

  it('are refreshed once: the old pair ends', async () => {
    const first = (await exchange()).body;
    const refresh = (token: unknown) =>
      store.grant({ grant_type: 'refresh_token', refresh_token: token });
    const second = await refresh(first['refresh_token']);
    expect(second.body['access_token']).not.toBe(first['access_token']);
    expect(await works(first['access_token'])).toBe(401);
    expect(await works(second.body['access_token'])).toBe(200);
    expect(await refresh(first['refresh_token'])).toEqual({
      status: 401,
      body: {
        error: 'invalid_request',
        error_description: 'This request requires an active refresh_token',
      },
    });
  });

  it('end when a test says so, and their refresh tokens go on', async () => {
    const { body } = await exchange();
    store.shopify.expireTokens(shop);
    expect(await works(body['access_token'])).toBe(401);
    const again = await store.grant({
      grant_type: 'refresh_token',
      refresh_token: body['refresh_token'],
    });
    expect(await works(again.body['access_token'])).toBe(200);
    store.shopify.revokeTokens(shop);
    const dead = await store.grant({
      grant_type: 'refresh_token',
      refresh_token: again.body['refresh_token'],
    });
    expect(dead.status).toBe(401);
  });

  it('all end with the app, which must be there to get new ones', async () => {
    const token = await store.tokenFor(otherShop);
    store.shopify.uninstall(otherShop);
    expect(await works(token, otherShop)).toBe(401);
    expect((await exchange({}, otherShop)).body['error']).toBe('app_not_installed');
    store.shopify.install(otherShop);
    expect((await exchange({}, otherShop)).status).toBe(200);
  });
});
