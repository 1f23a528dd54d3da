import { startI18n } from '@tintory/i18n';
import { createClient, createQueryClient, SessionProvider } from '@tintory/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MantineKitProvider } from './kit/mantine-kit-provider.tsx';
import { ConfigProvider, plainConfig, type PageConfig } from '../config/config-context.ts';
import { ContactPage } from '../features/help/contact-page.tsx';

const { consent } = vi.hoisted(() => ({ consent: { current: null as 'allowed' | null } }));
vi.mock('@tintory/page-services', async (original) => ({
  ...(await original<object>()),
  useConsent: () => ({ consent: consent.current, isAsked: false }),
}));

beforeAll(() => startI18n('en'));
beforeEach(() => {
  const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
});
afterEach(() => {
  cleanup();
  consent.current = null;
  vi.unstubAllGlobals();
});

async function open(config: Partial<PageConfig>) {
  const { api, session } = createClient({
    ...{ baseUrl: 'http://api.test', appId: 'web', getLanguage: () => 'en' },
    fetch: async () => Response.json({ ok: 1 }),
  });
  render(
    <ConfigProvider value={{ ...plainConfig, ...config }}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider api={api} session={session}>
          <MantineKitProvider>
            <MemoryRouter>
              <Suspense>
                <ContactPage />
              </Suspense>
            </MemoryRouter>
          </MantineKitProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ConfigProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Write to us' });
}

const field = () => screen.queryByRole('textbox', { name: /Your message/ });
const supportEmail = 'help@tintory.example';
const crispId = '00000000-0000-4000-8000-000000000000';

it('takes a message, and names the address besides', async () => {
  await open({ supportEmail });
  expect(field()).toBeTruthy();
  expect(screen.getByRole('link', { name: supportEmail })).toBeTruthy();
});

it('leaves it to somebody else’s chat where the visitor has allowed that', async () => {
  consent.current = 'allowed';
  await open({ supportEmail, crispId });
  expect(field()).toBeNull();
  expect(screen.getByRole('link', { name: supportEmail })).toBeTruthy();
});

it('takes a message of those who have not', async () => {
  await open({ supportEmail, crispId });
  expect(field()).toBeTruthy();
});

it('takes none where nobody would read it, and says so', async () => {
  await open({ supportEmail: null });
  expect(field()).toBeNull();
  expect(screen.getByText('The operator of this site has not named an address.')).toBeTruthy();
});
