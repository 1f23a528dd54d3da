import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { takeRedirectEvent } from './google/redirect-event.ts';
import { shareMember } from './share-member.ts';
import { createQueryClient } from './query-client.ts';

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** As a browser does that blocks site data: the mere name of a storage throws. */
beforeEach(() => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(denied);
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(denied);
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(denied);
  const navigator = Object.defineProperty({}, 'locks', { get: denied });
  vi.stubGlobal('navigator', navigator);
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const result = (name: string) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  ws_authtoken: 'w',
  shopify_domain: null,
  upload_key: 'k',
});

const openClient = () =>
  createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch: async () => Response.json(result('b')),
  });

it('signs in, renews and signs out from memory where all site data are blocked', async () => {
  const { session } = openClient();
  expect(session.getToken()).toBeNull();
  session.login(result('a'));
  expect(await session.refresh()).toBe(true);
  expect(session.getToken()).toBe('access-b');
  session.logout();
  expect(session.getToken()).toBeNull();
  expect(openClient().session.getToken()).toBeNull();
});

it('finds no redirect of the provider where session storage is blocked', () => {
  expect(takeRedirectEvent('key')).toBeNull();
});

it('tells no other window where channels are blocked', () => {
  vi.stubGlobal('BroadcastChannel', denied);
  expect(() => shareMember(createQueryClient())()).not.toThrow();
});
