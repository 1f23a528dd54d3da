import type { LoginResult } from '@tintory/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';
import { createTokenStore } from './token-store.ts';

const jwt = (exp: number) => `h.${btoa(JSON.stringify({ exp }))}.s`;
const hour = 3600;
const nowSeconds = 1_800_000_000;
const now = () => nowSeconds * 1000;

const result = (name: string, refreshEnds = nowSeconds + 30 * 24 * hour): LoginResult => ({
  access_token: `access-${name}`,
  refresh_token: jwt(refreshEnds),
  ws_authtoken: `ws-${name}`,
  shopify_domain: null,
  upload_key: `key-${name}`,
});

/** One queue, as the Web Locks of a browser give to all its tabs. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => (last = last.then(run));
  return { request } as unknown as LockManager;
}

const expireCookie = () => {
  document.cookie = 'access_token=; Path=/; Max-Age=0';
};

beforeEach(() => {
  localStorage.clear();
  expireCookie();
});

describe('the token store', () => {
  it('keeps every token, and the access token as a cookie too', () => {
    const store = createTokenStore();
    store.write(result('a'));
    expect(store.read()).toMatchObject({ access_token: 'access-a', upload_key: 'key-a' });
    expect(localStorage.getItem('ws_authtoken')).toBe('ws-a');
    expect(document.cookie).toBe('access_token=access-a');
  });

  it.each(['setItem', 'removeItem'] as const)(
    'changes all before the access token, by which other tabs hear of it: %s',
    (change) => {
      const store = createTokenStore();
      if (change === 'removeItem') store.write(result('a'));
      const spied = vi.spyOn(Storage.prototype, change);
      const cookies: string[] = [];
      spied.mockImplementation((name: string) => {
        if (name === 'access_token') cookies.push(document.cookie);
      });
      if (change === 'setItem') store.write({ ...result('a'), shopify_domain: 'a.myshopify.com' });
      else store.clear();
      expect(spied.mock.calls).toHaveLength(5);
      expect(spied.mock.lastCall?.[0]).toBe('access_token');
      // What is gone must be gone from its second source too.
      if (change === 'removeItem') expect(cookies).toEqual(['']);
      spied.mockRestore();
    },
  );

  it('finds an access token that only the cookie has', () => {
    document.cookie = 'access_token=from-cookie; Path=/';
    expect(createTokenStore().read()).toEqual({ access_token: 'from-cookie' });
  });

  it.each(['access_token', 'refresh_token'])(
    'clears all when %s is literally undefined',
    (name) => {
      const store = createTokenStore();
      store.write(result('a'));
      localStorage.setItem(name, 'undefined');
      expect(store.read()).toBeNull();
      expect(localStorage.length).toBe(0);
      expect(document.cookie).toBe('');
    },
  );

  it.each([
    ['localhost', ''],
    ['tintory.example', '; Secure'],
  ])('writes a lax host-only cookie on %s', (hostname, secure) => {
    const document = { cookie: '' };
    createTokenStore({ document, location: { hostname } }).write(result('a'));
    expect(document.cookie).toBe(`access_token=access-a; Path=/; SameSite=Lax${secure}`);
  });
});

describe('on load', () => {
  it.each([
    [12 * hour - 1, 1],
    [12 * hour, 1],
    [12 * hour + 1, 0],
    [-1, 1],
  ])('a refresh token that ends in %i s is exchanged %i times', async (left, times) => {
    const store = createTokenStore();
    store.write(result('a', nowSeconds + left));
    const exchange = vi.fn(async () => result('b'));
    createSession({ store, exchange, now }).start();
    await vi.waitFor(() => expect(exchange).toHaveBeenCalledTimes(times));
  });
});

describe('refreshing', () => {
  it('is done by one tab, and the other takes what it got', async () => {
    createTokenStore().write(result('a'));
    const exchange = vi.fn(async () => result('b'));
    const locks = fakeLocks();
    const tabs = [1, 2].map(() =>
      createSession({ store: createTokenStore(), exchange, getLocks: () => locks, now }),
    );
    expect(await Promise.all(tabs.map((tab) => tab.refresh()))).toEqual([true, true]);
    expect(exchange).toHaveBeenCalledOnce();
    expect(tabs.map((tab) => tab.getToken())).toEqual(['access-b', 'access-b']);
  });

  it('goes on without a lock where the browser denies one to the frame', async () => {
    const store = createTokenStore();
    store.write(result('a'));
    const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
    const session = createSession({
      store,
      exchange: async () => result('b'),
      getLocks: () => locks,
      now,
    });
    expect(await session.refresh()).toBe(true);
    expect(session.getToken()).toBe('access-b');
  });

  it('ends the session when the refresh token is refused', async () => {
    const store = createTokenStore();
    store.write(result('a'));
    const session = createSession({ store, exchange: () => Promise.reject({ status: 401 }), now });
    expect(await session.refresh()).toBe(false);
    expect(session.getTokens()).toBeNull();
    expect(store.read()).toBeNull();
  });

  it('keeps the session while the server cannot be reached', async () => {
    const store = createTokenStore();
    store.write(result('a'));
    const session = createSession({ store, exchange: () => Promise.reject({ status: 0 }), now });
    expect(await session.refresh()).toBe(false);
    expect(session.getToken()).toBe('access-a');
  });
});

describe('signing in and out', () => {
  it('tells every listener and forgets all on the way out', () => {
    const store = createTokenStore();
    const session = createSession({ store, exchange: vi.fn(), now });
    const heard = vi.fn();
    session.subscribe(heard);
    session.login(result('a'));
    expect(session.getTokens()?.ws_authtoken).toBe('ws-a');
    session.logout();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(localStorage.length).toBe(0);
  });

  it('follows another tab', () => {
    const store = createTokenStore();
    const session = createSession({ store, exchange: vi.fn(), now });
    session.start();
    createTokenStore().write(result('b'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(session.getToken()).toBe('access-b');
  });
});

describe('whose things are on the page', () => {
  const tokenOf = (sub: string, name = '') => `h.${btoa(JSON.stringify({ sub, name }))}.s`;
  const loginOf = (sub: string, name?: string) => ({
    ...result(sub),
    access_token: tokenOf(sub, name),
  });

  function open(
    first: LoginResult | null = null,
    options: { exchange?: () => Promise<never> } = {},
  ) {
    const store = createTokenStore();
    if (first) store.write(first);
    const session = createSession({ store, exchange: vi.fn(), now, ...options });
    const left: string[] = [];
    session.onLeave((account) => left.push(account));
    session.start();
    return { session, left };
  }

  it('a visitor who signs in stays the same person, and so does a renewed session', () => {
    const { session, left } = open();
    const person = session.getPerson();
    expect(session.getAccount()).toBeNull();
    session.login(loginOf('a'));
    session.login(loginOf('a', 'again'));
    expect(session.getAccount()).toBe('a');
    expect([session.getPerson(), left]).toEqual([person, []]);
  });

  it.each(['logout', 'forget'] as const)('an account is left by %s', (end) => {
    const { session, left } = open(loginOf('a'));
    const person = session.getPerson();
    session[end]();
    expect(left).toEqual(['a']);
    expect(session.getPerson()).not.toBe(person);
    session.login(loginOf('b'));
    expect(left).toEqual(['a']);
  });

  it('an account is left when another one takes its place', () => {
    const { session, left } = open(loginOf('a'));
    const person = session.getPerson();
    session.login(loginOf('b'));
    expect(left).toEqual(['a']);
    expect(session.getPerson()).not.toBe(person);
  });

  it('an account is left when another tab signs out, or in as somebody else', () => {
    const { left } = open(loginOf('a'));
    const changed = () =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    createTokenStore().write(loginOf('b'));
    changed();
    expect(left).toEqual(['a']);
    createTokenStore().clear();
    changed();
    expect(left).toEqual(['a', 'b']);
  });

  it('who is signed out by the server may sign in again and go on; only another one takes over', async () => {
    const refused = { exchange: () => Promise.reject({ status: 401 }) };
    const { session, left } = open(loginOf('a'), refused);
    const person = session.getPerson();
    await session.refresh();
    expect(session.getAccount()).toBeNull();
    session.login(loginOf('a'));
    expect([session.getPerson(), left]).toEqual([person, []]);
    await session.refresh();
    session.login(loginOf('b'));
    expect(left).toEqual(['a']);
  });
});
