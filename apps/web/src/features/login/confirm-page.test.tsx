import { QueryClientProvider } from '@tanstack/react-query';
import { startI18n } from '@tintory/i18n';
import { createClient, createQueryClient, SessionProvider } from '@tintory/session';
import { KitProvider } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestKit } from '../../../test/test-kit.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { takeLoginToken } from './login-token.ts';

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

type Seen = { path: string; body: unknown };

/** Draws a page of the app over an API that answers with `answer`. */
async function draw(element: ReactNode, answer: () => Response | Promise<Response>) {
  const seen: Seen[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    seen.push({ path: new URL(request.url).pathname, body: await request.json() });
    return answer();
  };
  const client = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch: fetch as typeof globalThis.fetch,
  });
  const { kit, toasts } = createTestKit();
  const router = createMemoryRouter(
    [
      { path: '/login/confirm', element },
      { path: '*', element: <p>The page behind</p> },
    ],
    { initialEntries: ['/login/confirm?next=%2Fhistory'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider {...client}>
        <KitProvider kit={kit}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </KitProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { seen, toasts, router, client, user: userEvent.setup() };
}

describe('the confirm page', () => {
  const result = { access_token: 'a', refresh_token: 'r', ws_authtoken: 'w', upload_key: 'k' };
  const open = () => {
    history.replaceState(null, '', '/login/confirm?login_token=secret');
    takeLoginToken();
  };

  it('asks for one click before it uses the token, then goes on', async () => {
    open();
    const { user, seen, router, client } = await draw(<ConfirmPage />, () => Response.json(result));
    const button = await screen.findByRole('button', { name: 'Yes, sign me in' });
    expect(seen).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/history'));
    expect(seen).toEqual([{ path: '/api/sessions/login_by_token', body: { token: 'secret' } }]);
    expect(client.session.getToken()).toBe('a');
  });

  it('offers a new link when the token is spent', async () => {
    open();
    const gone = { code: 'LinkExpired', message: 'Gone.', request_id: 'r' };
    const { user } = await draw(<ConfirmPage />, () => Response.json(gone, { status: 410 }));
    await user.click(await screen.findByRole('button', { name: 'Yes, sign me in' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  });

  it('offers a new link when it is opened without a token', async () => {
    await draw(<ConfirmPage />, () => Response.json({}));
    expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeDefined();
  });
});
