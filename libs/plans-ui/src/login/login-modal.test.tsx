import { QueryClientProvider } from '@tanstack/react-query';
import { startI18n } from '@tintory/i18n';
import { createClient, createQueryClient, SessionProvider } from '@tintory/session';
import { KitProvider } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlanServicesProvider } from '../plan-services.tsx';
import { createPlainKit } from '../testing/plain-kit.tsx';
import { LoginModal } from './login-modal.tsx';

const celebrate = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('./celebrate.ts', () => ({ celebrate }));

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
  celebrate.mockClear();
});
afterEach(cleanup);

type Seen = { path: string; body: unknown };

/** Renders a page with an API that answers by `answer`. */
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
    fetch,
  });
  const { kit, toasts } = createPlainKit();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider {...client}>
        <KitProvider kit={kit}>
          <Suspense>
            <PlanServicesProvider
              services={{
                api: client.api,
                planUrl: () => 'https://app.test/plan',
                signedIn: false,
                member: undefined,
                requestSignIn: () => undefined,
                doneUrl: (next) => next,
                storeDoneUrl: () => 'https://shop.test/done',
                confirmUrl: (next) =>
                  `${location.origin}/login/confirm?${new URLSearchParams({ next })}`,
                legal: { terms: '/user-terms', privacy: '/privacy-policy' },
                firebase: null,
              }}
            >
              {element}
            </PlanServicesProvider>
          </Suspense>
        </KitProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { seen, toasts, client, user: userEvent.setup() };
}

const sendButton = () => screen.findByRole('button', { name: 'Send magic link' });
const isDisabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled;
const modal = <LoginModal next="/tools/app/x" onClose={() => undefined} />;

describe('the login modal', () => {
  it('sends nothing while the address is empty', async () => {
    const { user } = await draw(modal, () => Response.json({ ok: 1 }));
    expect(isDisabled(await sendButton())).toBe(true);
    await user.type(screen.getByLabelText('E-mail'), 'mira@example.com');
    expect(isDisabled(await sendButton())).toBe(false);
  });

  it('says that an address without @ is none', async () => {
    const { user, seen, toasts } = await draw(modal, () => Response.json({ ok: 1 }));
    await sendButton();
    await user.type(screen.getByLabelText('E-mail'), 'mira{Enter}');
    expect(toasts).toEqual([
      { tone: 'bad', text: expect.stringContaining('not an e-mail address') },
    ]);
    expect(seen).toEqual([]);
  });

  it('leads to the link when too many passwords were wrong', async () => {
    const refused = { code: 'TooManyRequests', message: 'Wait a moment.', request_id: 'r1' };
    const { user, toasts } = await draw(modal, () => Response.json(refused, { status: 429 }));
    await user.click(await screen.findByRole('button', { name: 'Sign in with a password' }));
    await user.type(screen.getByLabelText('E-mail'), 'mira@example.com');
    await user.type(screen.getByLabelText('Password'), 'a long enough secret{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.text).toContain('Get a link and sign in now');
    await user.click(screen.getByRole('button', { name: 'Send me a link instead' }));
    expect(await sendButton()).toBeTruthy();
  });

  it('says the same of what the server does not take for an address, by link and by password', async () => {
    const refused = {
      code: 'InvalidInput',
      message: 'Something in the request is not right.',
      request_id: 'r1',
      details: { email: 'This is not an e-mail address.' },
    };
    const { user, toasts } = await draw(modal, () => Response.json(refused, { status: 400 }));
    await sendButton();
    await user.type(screen.getByLabelText('E-mail'), 'mira@example,com{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Sign in with a password' }));
    await user.type(screen.getByLabelText('E-mail'), 'mira@example,com');
    await user.type(screen.getByLabelText('Password'), 'a long enough secret{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(2));
    const text = 'This is not an e-mail address we can write to. Please check it.';
    expect(toasts).toEqual([
      { tone: 'bad', text },
      { tone: 'bad', text },
    ]);
  });

  it('waits for the answer, then names the address and celebrates', async () => {
    let answer: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (answer = resolve));
    const { user, seen } = await draw(modal, () => pending);
    await sendButton();
    await user.type(screen.getByLabelText('E-mail'), 'mira@example.com{Enter}');
    await waitFor(async () => expect(isDisabled(await sendButton())).toBe(true));
    answer(Response.json({ ok: 1 }));
    expect(await screen.findByText(/mira@example.com/)).toBeDefined();
    expect(celebrate).toHaveBeenCalledOnce();
    const redirect = `${location.origin}/login/confirm?next=%2Ftools%2Fapp%2Fx`;
    expect(seen).toEqual([
      {
        path: '/api/users/signup_by_link',
        body: { email: 'mira@example.com', redirect_uri: redirect },
      },
    ]);
  });

  it('links to the terms and the policy', async () => {
    await draw(modal, () => Response.json({ ok: 1 }));
    const href = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('user terms')).toBe('/user-terms');
    expect(await href('privacy policy')).toBe('/privacy-policy');
  });

  it('closes when another tab has signed in', async () => {
    const onClose = vi.fn();
    const { client } = await draw(<LoginModal onClose={onClose} />, () => Response.json({}));
    await sendButton();
    client.session.login({ access_token: 'a' });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
