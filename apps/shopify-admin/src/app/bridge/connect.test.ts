import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';

const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const appToken = jwt({ dest: 'https://one.myshopify.com' });
const login = {
  access_token: jwt({ exp: 4_000_000_000 }),
  refresh_token: jwt({ exp: 4_000_000_000 }),
  ws_authtoken: 'ws',
  shopify_domain: 'one.myshopify.com',
  upload_key: 'key',
};

const openAdmin = (idToken: () => Promise<string>) => vi.stubGlobal('shopify', { idToken });
const answer = (make: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => make()),
  );
const connection = () => connect('http://api.test', () => 'en', 50);
const enterNow = () => connection().enter();

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('signs in by what the admin says', async () => {
  openAdmin(async () => appToken);
  answer(() => Response.json(login));
  expect(await enterNow()).toBe('connected');
});

it('tells that no admin frames the page', async () => {
  expect(await enterNow()).toBe('absent');
});

it.each([
  ['never answers', () => new Promise<string>(() => undefined)],
  ['refuses a token', () => Promise.reject(new Error('no host'))],
])('tells that an admin %s', async (_name, idToken) => {
  openAdmin(idToken);
  expect(await enterNow()).toBe('absent');
});

it('tells that the API refuses the store', async () => {
  openAdmin(async () => appToken);
  answer(() => Response.json({ code: 'Unauthorized', message: 'no' }, { status: 401 }));
  expect(await enterNow()).toBe('refused');
});

it('tells that the API cannot be reached', async () => {
  openAdmin(async () => appToken);
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await enterNow()).toBe('offline');
});

it.each([
  ['refuses one, since the app is gone', () => Promise.reject(new Error('gone')), false],
  ['does not answer for a while', () => new Promise<string>(() => undefined), true],
])('a session that needs a new token from an admin that %s', async (_name, idToken, stays) => {
  openAdmin(async () => appToken);
  answer(() => Response.json(login));
  const { client, enter } = connection();
  expect(await enter()).toBe('connected');
  openAdmin(idToken);
  const { session } = client;
  expect(await session.refresh()).toBe(false);
  expect(session.getToken() !== null).toBe(stays);
});
