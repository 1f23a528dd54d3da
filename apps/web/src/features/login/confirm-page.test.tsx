import { QueryClientProvider } from '@tanstack/react-query';
import { startI18n } from '@tintory/i18n';
import { createClient, createQueryClient, SessionProvider } from '@tintory/session';
import { KitProvider } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestKit } from '../../../test/test-kit.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { forgetLoginToken, takeLoginToken } from './login-token.ts';

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'access_token=; Path=/; Max-Age=0';
});
afterEach(() => {
  cleanup();
  forgetLoginToken();
});

type Seen = { path: string; body: unknown };

/** Renders a page with an API that answers by `answer`. */
async function draw(element: ReactNode, answer: (path: string) => Response | Promise<Response>) {
  const seen: Seen[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    if (request.method === 'POST') seen.push({ path, body: await request.json() });
    return answer(path);
  };
  const client = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch,
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

  describe('to whoever is signed in already', () => {
    const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
    const gone = { code: 'LinkExpired', message: 'Gone.', request_id: 'r' };
    const answers = (there: () => Response) => (path: string) => {
      if (path.endsWith('/profile')) return Response.json({ id: 'a', email: 'ann@example.com' });
      if (path.endsWith('/login_link')) return there();
      return Response.json({ ...result, access_token: tokenOf('b') });
    };
    const ofBen = () => Response.json({ email: 'ben@example.com' });
    beforeEach(() => {
      localStorage.setItem('access_token', tokenOf('a'));
      open();
    });

    it('names both addresses, and stays by default', async () => {
      const { user, seen, router, client } = await draw(<ConfirmPage />, answers(ofBen));
      const stay = await screen.findByRole('button', { name: 'Stay signed in' });
      expect(screen.getByText('ann@example.com')).toBeDefined();
      expect(screen.getByText('ben@example.com')).toBeDefined();
      expect(document.activeElement).toBe(stay);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/history'));
      expect(seen.map(({ path }) => path)).toEqual(['/api/sessions/login_link']);
      expect(client.session.getAccount()).toBe('a');
    });

    it('changes the account when that is asked for', async () => {
      const { user, router, client } = await draw(<ConfirmPage />, answers(ofBen));
      await user.click(await screen.findByRole('button', { name: 'Change account' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/history'));
      expect(client.session.getAccount()).toBe('b');
    });

    it('asks no more than before where the link is for the same address', async () => {
      const ofAnn = () => Response.json({ email: 'ann@example.com' });
      await draw(<ConfirmPage />, answers(ofAnn));
      expect(await screen.findByRole('button', { name: 'Yes, sign me in' })).toBeDefined();
    });

    it('says that no link is needed where it is used, or missing', async () => {
      await draw(
        <ConfirmPage />,
        answers(() => Response.json(gone, { status: 410 })),
      );
      expect(await screen.findByText(/no longer works, and you need none/)).toBeDefined();
      expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined();
      cleanup();
      forgetLoginToken();
      await draw(<ConfirmPage />, answers(ofBen));
      expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeDefined();
    });

    it('offers no account whose address could not be read', async () => {
      const broken = vi.fn(() => Response.json({ ...gone, code: 'Internal' }, { status: 500 }));
      const { user } = await draw(<ConfirmPage />, answers(broken));
      await screen.findByRole('heading', { name: 'Whose link is this?' });
      expect(screen.queryByRole('button', { name: 'Change account' })).toBeNull();
      broken.mockImplementation(ofBen);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('button', { name: 'Change account' })).toBeDefined();
    });
  });

  it('offers a new link when it is opened without a token', async () => {
    await draw(<ConfirmPage />, () => Response.json({}));
    expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeDefined();
  });
});
