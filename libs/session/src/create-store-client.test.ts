import type { LoginResult } from '@tintory/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoreClient } from './create-store-client.ts';

const nowSeconds = 1_800_000_000;
const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const appTokenOf = (shop: string, n = 1) => jwt({ dest: `https://${shop}`, n });

const login = (name: string, ends = nowSeconds + 3_600): LoginResult => ({
  access_token: jwt({ name, exp: ends }),
  refresh_token: jwt({ name, exp: nowSeconds + 30 * 24 * 3_600 }),
  ws_authtoken: `ws-${name}`,
  shopify_domain: 'one.myshopify.com',
  upload_key: `key-${name}`,
});

const jwtOf = (name: string) => login(name).access_token;

type Seen = { path: string; bearer: string | null; token?: string };

/** The wire: `by_app_token` answers one login after another, everything else what `answer` says. */
function setUp(logins: LoginResult[], answer: (seen: Seen) => Response = () => Response.json({})) {
  const calls: Seen[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const request = input as Request;
    const path = new URL(request.url).pathname;
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    const body = request.method === 'POST' ? ((await request.json()) as Partial<Seen>) : {};
    const seen = { path, bearer, ...body };
    calls.push(seen);
    if (!path.endsWith('by_app_token')) return answer(seen);
    const next = logins.shift();
    return next ? Response.json(next) : refused();
  });
  let n = 0;
  const create = (shop = 'one.myshopify.com') =>
    createStoreClient({
      baseUrl: 'http://api.test',
      appId: 'shopify-admin',
      getLanguage: () => 'en',
      fetch,
      getAppToken: async () => appTokenOf(shop, ++n),
      now: () => nowSeconds * 1_000,
    });
  const open = async (shop?: string) => {
    const client = create(shop);
    await client.open();
    return client;
  };
  return { calls, create, open };
}

const refused = () =>
  Response.json({ code: 'Unauthorized', message: 'no', request_id: 'r' }, { status: 401 });

beforeEach(() => localStorage.clear());

describe('a merchant', () => {
  it('is signed in by the token of the admin, without a cookie, under a key of the shop', async () => {
    const first = login('a');
    const { calls, open } = setUp([first]);
    const { session } = await open();
    expect(calls).toEqual([
      {
        path: '/api/shopify/sessions/by_app_token',
        bearer: null,
        token: appTokenOf('one.myshopify.com', 1),
      },
    ]);
    expect(session.getTokens()?.upload_key).toBe('key-a');
    expect(localStorage.getItem('one.myshopify.com:access_token')).toBe(first.access_token);
    expect(document.cookie).toBe('');
  });

  it('goes on with a session that still lasts, and only in the same shop', async () => {
    const { calls, open } = setUp([login('a'), login('b')]);
    await open();
    await open();
    expect(calls).toHaveLength(1);
    const { session } = await open('two.myshopify.com');
    expect(session.getTokens()?.ws_authtoken).toBe('ws-b');
  });

  it('is signed in anew where the stored session is about to end', async () => {
    const { open } = setUp([login('a', nowSeconds + 30), login('b')]);
    await open();
    const { session } = await open();
    expect(session.getTokens()?.ws_authtoken).toBe('ws-b');
  });

  it('whose session ended is renewed by a fresh token of the admin, not by the refresh token', async () => {
    const [first, second] = [login('a'), login('b')];
    const { calls, open } = setUp([first, second], ({ bearer }) =>
      bearer === first.access_token ? refused() : Response.json({ id: 'u1' }),
    );
    const { api } = await open();
    expect(await api.users.profile()).toEqual({ id: 'u1' });
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/shopify/sessions/by_app_token',
      '/api/users/profile',
      '/api/shopify/sessions/by_app_token',
      '/api/users/profile',
    ]);
    expect(calls[2]?.token).toBe(appTokenOf('one.myshopify.com', 2));
    expect(calls[2]?.bearer).toBeNull();
  });

  it('who is refused the renewal is signed out', async () => {
    const { open } = setUp([login('a')], refused);
    const { api, session } = await open();
    await expect(api.users.profile()).rejects.toMatchObject({ status: 401 });
    expect(session.getTokens()).toBeNull();
  });

  it('whom the API refuses gets no answer, until a second try lets them in', async () => {
    const logins: LoginResult[] = [];
    const { calls, create } = setUp(logins);
    const { api, open } = create();
    const early = api.users.profile();
    await expect(early).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(open()).rejects.toMatchObject({ code: 'Unauthorized' });
    logins.push(login('a'));
    await open();
    await api.users.profile();
    expect(calls.at(-1)).toMatchObject({ path: '/api/users/profile', bearer: jwtOf('a') });
  });

  it('may call at once: what is asked before the session is there waits for it', async () => {
    const { calls, create } = setUp([login('a')]);
    const { api, open, session } = create();
    const changes = vi.fn();
    session.subscribe(changes);
    const early = [api.users.profile(), api.users.profile()];
    expect(session.getTokens()).toBeNull();
    await Promise.all([open(), ...early]);
    expect(changes).toHaveBeenCalled();
    expect(calls.map(({ bearer }) => bearer)).toEqual([null, jwtOf('a'), jwtOf('a')]);
  });

  it('hears of the session that another tab renewed', async () => {
    const { open } = setUp([login('a')]);
    const { session } = await open();
    const stop = session.start();
    localStorage.setItem('one.myshopify.com:access_token', jwtOf('other'));
    dispatchEvent(new StorageEvent('storage', { key: 'one.myshopify.com:access_token' }));
    expect(session.getToken()).toBe(jwtOf('other'));
    stop();
  });
});
