import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSyncServer } from '../../test/start-sync-server.ts';
import { createSession } from '../session.ts';
import { createTokenStore } from '../token-store.ts';
import type { ProviderSession, ProviderToken } from './provider-session.ts';
import { startTokenSync } from './token-sync.ts';

const hourMs = 3_600_000;
let endpoint: Awaited<ReturnType<typeof startSyncServer>>;
let ending: AbortController;

beforeEach(async () => {
  localStorage.clear();
  endpoint = await startSyncServer();
  ending = new AbortController();
});
afterEach(async () => {
  ending.abort();
  vi.useRealTimers();
  await endpoint.stop();
});

const accessTokenOf = (account: string) => `h.${btoa(JSON.stringify({ sub: account }))}.s`;
const newSession = () =>
  createSession({
    store: createTokenStore({ cookie: false }),
    exchange: () => Promise.reject(new Error('unused')),
  });

/** The provider's session in this browser: `renew` is what time does to its token. */
function createProvider(held: string | null = null, ageMs = 0) {
  let current = held;
  let issuedAt = Date.now() - ageMs;
  const listeners = new Set<() => void>();
  const set = (next: string | null) => {
    current = next;
    issuedAt = Date.now();
    for (const listener of listeners) listener();
  };
  const tokenNow = (): ProviderToken | null =>
    current === null ? null : { token: current, issuedAt, expiresAt: issuedAt + hourMs };
  const session: ProviderSession = {
    signIn: async (googleIdToken) => set(`firebase-${googleIdToken}`),
    signOut: async () => set(null),
    getToken: async (renew) => {
      if (renew && current !== null) set(`${current}+`);
      return tokenNow();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { session, set, isSignedIn: () => current !== null };
}

/** The page from here on, with its session and the provider's. */
function openPage(session = newSession(), provider = createProvider()) {
  const tokenSync = { url: endpoint.url, maxAgeSeconds: 300 };
  startTokenSync({
    tokenSync,
    session,
    openProvider: async () => provider.session,
    signal: ending.signal,
  });
  return { session, provider };
}

const signIn = (session: ReturnType<typeof newSession>, account: string) =>
  session.login({ access_token: accessTokenOf(account), google_id_token: `google-${account}` });
const told = (...lines: string[]) => vi.waitFor(() => expect(endpoint.seen).toEqual(lines));

describe('the token-sync endpoint', () => {
  it('is told of the token after signing in with Google, and of its end when signing out', async () => {
    const { session, provider } = openPage();
    signIn(session, 'ann');
    await told('POST Bearer firebase-google-ann');
    session.logout();
    await told('POST Bearer firebase-google-ann', 'DELETE');
    await vi.waitFor(() => expect(provider.isSignedIn()).toBe(false));
  });

  it('hears nothing before anybody signs in, nor of other ways to sign in', async () => {
    const { session } = openPage();
    session.login({ access_token: accessTokenOf('link') });
    session.logout();
    signIn(session, 'ann');
    await told('POST Bearer firebase-google-ann');
  });

  it('is told of each new token, once', async () => {
    const { session, provider } = openPage();
    signIn(session, 'ann');
    await told('POST Bearer firebase-google-ann');
    provider.set('next');
    provider.set('next');
    await told('POST Bearer firebase-google-ann', 'POST Bearer next');
  });

  it('is told of a token that the page renews before the last one ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { session } = openPage();
    signIn(session, 'ann');
    await told('POST Bearer firebase-google-ann');
    await vi.advanceTimersByTimeAsync(hourMs - 300_000);
    await told('POST Bearer firebase-google-ann', 'POST Bearer firebase-google-ann+');
  });

  it('is told by the next page of a token that is young, and not of an old one', async () => {
    localStorage.setItem('token_sync_account', 'ann');
    const session = newSession();
    session.login({ access_token: accessTokenOf('ann') });
    const provider = createProvider('old', 301_000);
    openPage(session, provider);
    provider.set('young');
    await told('POST Bearer young');
    ending.abort();
    ending = new AbortController();
    openPage(session, createProvider('younger', 299_000));
    await told('POST Bearer young', 'POST Bearer younger');
  });

  it('is told of the end of a token whose session ended while no page was open', async () => {
    localStorage.setItem('token_sync_account', 'ann');
    const provider = createProvider('left');
    openPage(newSession(), provider);
    await told('DELETE');
    await vi.waitFor(() => expect(provider.isSignedIn()).toBe(false));
  });

  it('is told of the end when another account takes over in another way', async () => {
    const { session } = openPage();
    signIn(session, 'ann');
    await told('POST Bearer firebase-google-ann');
    session.login({ access_token: accessTokenOf('bea') });
    await told('POST Bearer firebase-google-ann', 'DELETE');
  });

  it('is told of the end when the provider ends the token', async () => {
    const { session, provider } = openPage();
    signIn(session, 'ann');
    await told('POST Bearer firebase-google-ann');
    provider.set(null);
    await told('POST Bearer firebase-google-ann', 'DELETE');
  });

  it('keeps nobody from signing in while it does not answer', async () => {
    await endpoint.stop();
    const { session, provider } = openPage();
    signIn(session, 'ann');
    await vi.waitFor(() => expect(provider.isSignedIn()).toBe(true));
    expect(session.getToken()).toBe(accessTokenOf('ann'));
    session.logout();
    await vi.waitFor(() => expect(provider.isSignedIn()).toBe(false));
    endpoint = await startSyncServer();
  });
});
