import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { useMember } from './hooks.ts';
import { createQueryClient } from './query-client.ts';
import { SessionProvider } from './session-provider.tsx';

const shop = 'a.myshopify.com';
const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('access_token', tokenOf('u1'));
});
afterEach(cleanup);

/** Somebody signed in, whose profile answers when the test says so. */
function open(user: object) {
  const calls: string[] = [];
  const profile = Promise.withResolvers<null>();
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    calls.push(pathname);
    if (!pathname.includes('members')) await profile.promise;
    return Response.json(pathname.includes('members') ? { plan_id: 'free', credits: 7 } : user);
  };
  const client = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch,
  });
  const queries = createQueryClient();
  const { result } = renderHook(() => useMember(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <SessionProvider {...client}>{children}</SessionProvider>
      </QueryClientProvider>
    ),
  });
  return { calls, result, answerProfile: () => profile.resolve(null) };
}

describe('the stored shop', () => {
  it('makes the store’s context before the profile has answered', async () => {
    localStorage.setItem('shopify_domain', shop);
    const { calls, result } = open({ id: 'u1', shopify_domain: shop });
    expect(result.current.isStore).toBe(true);
    await waitFor(() => expect(calls).toContain('/api/shopify/members/current'));
    expect(calls).not.toContain('/api/members/current');
  });

  it('gives way to the profile, and is forgotten with it', async () => {
    localStorage.setItem('shopify_domain', shop);
    const { calls, result, answerProfile } = open({ id: 'u1', shopify_domain: null });
    answerProfile();
    await waitFor(() => expect(calls).toContain('/api/members/current'));
    expect(result.current.isStore).toBe(false);
    await waitFor(() => expect(localStorage.getItem('shopify_domain')).toBeNull());
  });

  it('is kept from the profile of an account that has joined one since it signed in', async () => {
    const { result, answerProfile } = open({ id: 'u1', shopify_domain: shop });
    expect(result.current.isStore).toBe(false);
    answerProfile();
    await waitFor(() => expect(localStorage.getItem('shopify_domain')).toBe(shop));
    expect(result.current.isStore).toBe(true);
  });

  it('is never taken from the profile of another account', async () => {
    const { result, answerProfile } = open({ id: 'u2', shopify_domain: shop });
    answerProfile();
    await waitFor(() => expect(result.current.member?.credits).toBe(7));
    expect(localStorage.getItem('shopify_domain')).toBeNull();
  });
});
