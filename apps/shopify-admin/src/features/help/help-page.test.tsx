import { AppProvider } from '@shopify/polaris';
import english from '@shopify/polaris/locales/en.json';
import type { Api } from '@tintory/api-client';
import { startI18n } from '@tintory/i18n';
import { createClient, createQueryClient, SessionProvider } from '@tintory/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeConfig } from '../../../test/write-config.ts';
import { HelpPage } from './help-page.tsx';

const options = {
  baseUrl: 'http://api.test',
  appId: 'shopify-admin',
  getLanguage: () => 'en',
} as const;
const { session } = createClient(options);
session.login({ access_token: 'a' });
const toast = vi.fn();
let writeText: (text: string) => Promise<void>;

beforeAll(() => startI18n('en'));
beforeEach(() => {
  toast.mockClear();
  vi.stubGlobal('shopify', { toast: { show: toast } });
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function open({ email = null as string | null, supportEmail = 'help@tintory.example' } = {}) {
  writeConfig({ supportEmail });
  const profile = async () => ({ id: 'u1', email, shopify_domain: 'one.myshopify.com' });
  const api = { users: { profile } } as unknown as Api;
  render(
    <AppProvider i18n={english}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider api={api} session={session}>
          <HelpPage />
        </SessionProvider>
      </QueryClientProvider>
    </AppProvider>,
  );
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => writeText(text));
  return user;
}

const copyButton = () =>
  screen.findByRole('button', { name: 'Copy the address help@tintory.example' });

describe('help', () => {
  it('leads to a mail that names the store', async () => {
    open();
    const link = await screen.findByRole('link', { name: /help@tintory\.example/ });
    await vi.waitFor(() =>
      expect(link.getAttribute('href')).toBe(
        'mailto:help@tintory.example?subject=Question%20from%20one.myshopify.com',
      ),
    );
  });

  it('copies the address', async () => {
    const copied: string[] = [];
    writeText = async (text) => void copied.push(text);
    const user = open();
    await user.click(await copyButton());
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledWith('The address is copied', { isError: false }),
    );
    expect(copied).toEqual(['help@tintory.example']);
  });

  it('says the address where a frame must not copy', async () => {
    writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const user = open();
    await user.click(await copyButton());
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledWith(expect.stringContaining('help@tintory.example'), {
        isError: true,
      }),
    );
  });

  it('names no address where the operator has none', async () => {
    open({ supportEmail: '' });
    expect(await screen.findByRole('button', { name: 'Join with my account' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Write to us' })).toBeNull();
  });

  it('says which account a store has joined, and how the two part', async () => {
    open({ email: 'ada@example.com' });
    expect(await screen.findByRole('heading', { name: 'This store is joined' })).toBeTruthy();
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.getByText(/uninstall the app in your store/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join with my account' })).toBeNull();
  });
});
