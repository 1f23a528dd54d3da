import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startI18n } from '@tintory/i18n';
import { createClient, SessionProvider } from '@tintory/session';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Palette } from './palette.tsx';

const onClose = vi.fn();
const Address = () => <output>{useLocation().pathname}</output>;

beforeAll(() => startI18n('en'));
async function open() {
  onClose.mockClear();
  const client = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch: () => new Promise<Response>(() => undefined),
  });
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider {...client} storeHost={null}>
          <Suspense>
            <Palette onClose={onClose} />
          </Suspense>
          <Address />
        </SessionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('combobox');
  // It takes the focus a moment after it is there; keys pressed before go nowhere.
  await waitFor(() => expect(document.activeElement).toBe(input()));
}
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-theme');
});

const input = () => screen.getByRole('combobox', { name: 'Tool, page or setting' });
const titles = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('span')?.textContent);

describe('the palette', () => {
  it('waits for words with the keys in its field, and offers everything', async () => {
    await open();
    expect(document.activeElement).toBe(input());
    expect(titles()).toEqual(expect.arrayContaining(['Face swap', 'Help', 'Appearance: Dark']));
  });

  it('narrows by what is typed and goes there by Enter', async () => {
    await open();
    await userEvent.type(input(), 'upsc');
    expect(titles()).toEqual(['Image upscaler']);
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.querySelector('output')?.textContent).toBe('/tools/app/ai-image-upscaler');
  });

  it('chooses with the arrow keys, round its ends', async () => {
    await open();
    const chosen = () => screen.getByRole('option', { selected: true }).textContent;
    expect(chosen()).toContain('Background remover');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen()).toContain('Background generator'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(chosen()).toContain('Sign in'));
    expect(input().getAttribute('aria-activedescendant')).toBe('palette-settings-sign-in');
  });

  it('changes a setting where it stands', async () => {
    await open();
    await userEvent.type(input(), 'dark');
    await userEvent.click(screen.getByRole('option', { name: /Dark/ }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('says so when nothing fits', async () => {
    await open();
    await userEvent.type(input(), 'spreadsheet');
    expect(titles()).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('status').textContent).toContain('spreadsheet');
  });
});
