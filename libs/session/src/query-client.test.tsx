import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { useMember, useUser } from './hooks.ts';
import { createQueryClient } from './query-client.ts';
import { SessionProvider } from './session-provider.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function setUp(user: object) {
  const calls: string[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    calls.push(pathname);
    return Response.json(pathname.includes('members') ? { plan_id: 'free', credits: 7 } : user);
  });
  const client = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch,
  });
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={queries}>
      <SessionProvider {...client}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  return { calls, client, queries, wrapper };
}

const focus = () => {
  window.dispatchEvent(new Event('visibilitychange'));
};

it('keeps answers for a minute, retries nothing and ignores the focus', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
});

it('asks nothing while nobody is signed in', () => {
  const { calls, wrapper } = setUp({ id: 'u1' });
  const { result } = renderHook(() => useMember(), { wrapper });
  expect(result.current.member).toBeUndefined();
  expect(calls).toEqual([]);
});

it('asks for the membership again, and for nothing else, when the window gets focus', async () => {
  localStorage.setItem('access_token', 'a');
  const { calls, wrapper } = setUp({ id: 'u1', shopify_domain: null });
  const { result } = renderHook(() => useMember(), { wrapper });
  await waitFor(() => expect(result.current.member?.credits).toBe(7));
  expect(calls).toEqual(['/api/users/profile', '/api/members/current']);
  focus();
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]).toBe('/api/members/current');
});

it('asks for the membership of the store when the user has one', async () => {
  localStorage.setItem('access_token', 'a');
  const { calls, wrapper } = setUp({ id: 'u1', shopify_domain: 'a.myshopify.com' });
  renderHook(() => useMember(), { wrapper });
  await waitFor(() => expect(calls).toContain('/api/shopify/members/current'));
});

it('asks for everything anew when another account takes the place of the first', async () => {
  const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
  localStorage.setItem('access_token', tokenOf('u1'));
  const { calls, client, wrapper } = setUp({ id: 'u1', shopify_domain: null });
  const { result } = renderHook(() => useUser(), { wrapper });
  await waitFor(() => expect(result.current.isLoggedIn).toBe(true));
  const login = (sub: string) =>
    client.session.login({
      access_token: tokenOf(sub),
      refresh_token: 'r',
      ws_authtoken: 'ws',
      shopify_domain: null,
      upload_key: 'k',
    });
  login('u1');
  expect(calls).toHaveLength(1);
  login('u2');
  await waitFor(() => expect(calls).toEqual(['/api/users/profile', '/api/users/profile']));
});

it('forgets the account on signing out', async () => {
  localStorage.setItem('access_token', 'a');
  const { client, queries, wrapper } = setUp({ id: 'u1', shopify_domain: null });
  const { result } = renderHook(() => useUser(), { wrapper });
  await waitFor(() => expect(result.current.isLoggedIn).toBe(true));
  client.session.logout();
  await waitFor(() => expect(result.current.user).toBeUndefined());
  expect(queries.getQueryData(['users', 'profile'])).toBeUndefined();
});
