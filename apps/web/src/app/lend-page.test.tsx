import { startI18n } from '@tintory/i18n';
import {
  createClient,
  createQueryClient,
  createTokenStore,
  SessionProvider,
} from '@tintory/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LendPage } from '../features/frame/lend-page.tsx';
import { MantineKitProvider } from './kit/mantine-kit-provider.tsx';

const { openModal } = vi.hoisted(() => ({ openModal: vi.fn() }));
vi.mock('@tintory/ui-kit', async (original) => ({ ...(await original<object>()), openModal }));

const tokens = { access_token: 'a', refresh_token: 'r', ws_authtoken: 'w', shopify_domain: null };

beforeAll(() => startI18n('en'));
beforeEach(() => {
  const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  vi.spyOn(window, 'close').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.opener = null;
  localStorage.clear();
});

async function open({ opener, isSignedIn }: { opener: object | null; isSignedIn: boolean }) {
  window.opener = opener;
  const store = createTokenStore({ cookie: false });
  store.clear();
  const { api, session } = createClient({
    ...{ baseUrl: 'http://api.test', appId: 'web', getLanguage: () => 'en', store },
    fetch: () => new Promise<Response>(() => undefined),
  });
  if (isSignedIn) session.login(tokens);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider api={api} session={session}>
        <MantineKitProvider>
          <MemoryRouter>
            <Suspense>
              <LendPage />
            </Suspense>
          </MemoryRouter>
        </MantineKitProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Continue on the other page' });
  return userEvent.setup();
}

it('hands nothing over before it is allowed, then the hour’s token to our own origin alone', async () => {
  const opener = { postMessage: vi.fn() };
  const user = await open({ opener, isSignedIn: true });
  expect(opener.postMessage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Allow and go back' }));
  expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'tintory-session', tokens: { access_token: 'a' } },
    location.origin,
  );
  expect(window.close).toHaveBeenCalled();
});

it('asks who is not signed in to do that first', async () => {
  const opener = { postMessage: vi.fn() };
  const user = await open({ opener, isSignedIn: false });
  expect(screen.queryByRole('button', { name: 'Allow and go back' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(openModal).toHaveBeenCalledWith('login-modal', { next: '/login/embed' });
  expect(opener.postMessage).not.toHaveBeenCalled();
});

it('offers nothing where no page has opened it', async () => {
  await open({ opener: null, isSignedIn: true });
  expect(screen.getByText(/The page that opened this tab is gone/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
