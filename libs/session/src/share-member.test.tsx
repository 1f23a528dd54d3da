import { membersFilter } from '@tintory/api-client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { useMember } from './hooks.ts';
import { createQueryClient } from './query-client.ts';
import { SessionProvider } from './session-provider.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('access_token', 'a');
});
afterEach(cleanup);

/** One window of a browser, whose account has as many credits as `account` says. */
function openWindow(account: { credits: number }) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch: async (input: RequestInfo | URL) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      asked.push(pathname);
      const member = { plan_id: 'free', credits: account.credits };
      return Response.json(pathname.includes('members') ? member : { id: 'u1' });
    },
  });
  const queries: QueryClient = createQueryClient();
  const { result } = renderHook(() => useMember(), {
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={queries}>
        <SessionProvider {...client}>{children}</SessionProvider>
      </QueryClientProvider>
    ),
  });
  const sees = (credits: number) =>
    waitFor(() => expect(result.current.member?.credits).toBe(credits));
  const readAgain = () => queries.invalidateQueries(membersFilter);
  const timesAsked = () => asked.filter((path) => path.includes('members')).length;
  return { sees, readAgain, timesAsked };
}

it('tells the other windows of credits that were bought or spent in this one', async () => {
  const account = { credits: 20 };
  const [here, there] = [openWindow(account), openWindow(account)];
  await here.sees(20);
  await there.sees(20);
  account.credits = 120;
  await here.readAgain();
  await there.sees(120);
});

it('tells what was bought in a window that saw nothing before, as after a payment', async () => {
  const account = { credits: 20 };
  const here = openWindow(account);
  await here.sees(20);
  account.credits = 120;
  await openWindow(account).sees(120);
  await here.sees(120);
});

it('comes to rest once all windows know', async () => {
  const account = { credits: 20 };
  const windows = [openWindow(account), openWindow(account), openWindow(account)];
  await Promise.all(windows.map(({ sees }) => sees(20)));
  account.credits = 19;
  await windows[0]?.readAgain();
  await Promise.all(windows.map(({ sees }) => sees(19)));
  const asked = () => windows.map(({ timesAsked }) => timesAsked());
  await vi.waitUntil(async () => {
    const before = asked();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return before.join() === asked().join();
  });
});
