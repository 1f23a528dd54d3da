import { startI18n } from '@tintory/i18n';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { HelpModal } from './help-modal.tsx';

beforeAll(() => startI18n('en', { namespaces: ['common', 'pageServices', 'errors'] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const ok = () => Response.json({ ok: 1 });
const open = (answer: () => Response | Promise<Response> = ok) =>
  draw(<HelpModal onClose={() => undefined} />, answer);
const message = () => screen.findByRole('textbox', { name: /Your message/ });
const email = () => screen.getByRole('textbox', { name: /Your e-mail/ });
const send = () => screen.getByRole('button', { name: 'Send message' });

describe('the help form', () => {
  it('sends what was written, from which page and in which language', async () => {
    history.replaceState(null, '', '/products/123?token=secret');
    const { user, sent } = open();
    await user.type(await message(), 'Where is it?');
    await user.type(email(), 'ann@example.com');
    await user.click(send());
    expect(await screen.findByRole('dialog', { name: 'Your message is sent' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('ann@example.com');
    expect(sent).toMatchObject([
      {
        path: '/api/support/messages',
        body: {
          ...{ text: 'Where is it?', email: 'ann@example.com' },
          ...{ path: '/products/:id', language: 'en' },
        },
      },
    ]);
  });

  it('says that nobody can answer without an address', async () => {
    const { user, sent } = open();
    await user.type(await message(), 'Thanks');
    await user.click(send());
    expect((await screen.findByRole('status')).textContent).toContain('cannot write back');
    expect(sent[0]?.body).not.toHaveProperty('email');
  });

  it('names what is missing where it is missing, and sends nothing', async () => {
    const { user, sent } = open();
    await message();
    await user.type(email(), 'nobody');
    await user.click(send());
    expect((await message()).getAttribute('aria-invalid')).toBe('true');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('keeps the words when they did not get through, and sends them again', async () => {
    let answers = [() => Promise.reject(new TypeError('down')), ok];
    const { user, sent } = open(() => {
      const [first, ...rest] = answers;
      answers = rest;
      return (first ?? ok)();
    });
    await user.type(await message(), 'Hello');
    await user.click(send());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('did not get through'),
    );
    expect(await message()).toHaveProperty('value', 'Hello');
    await user.click(send());
    expect(await screen.findByRole('dialog', { name: 'Your message is sent' })).toBeTruthy();
    expect(sent).toHaveLength(2);
  });

  it('says what the API says of too many messages', async () => {
    const body = { code: 'TooManyRequests', message: 'Wait an hour.' };
    const { user } = open(() => Response.json(body, { status: 429 }));
    await user.type(await message(), 'Hello');
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Wait an hour.'));
  });

  it('waits for the line', async () => {
    open();
    await message();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert').textContent).toContain('You are offline');
    expect(send()).toHaveProperty('disabled', true);
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(send()).toHaveProperty('disabled', false);
  });
});
