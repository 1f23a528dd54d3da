import { startI18n } from '@tintory/i18n';
import { act, cleanup, screen } from '@testing-library/react';
import { closeModal } from '@tintory/ui-kit';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openApp, stubStore } from '../../test/open-app.tsx';

const rest = { grants: [], cancel_expired_at: null, past_due: false, next_plan: null };
const stores = {
  plan_id: 's40',
  interval: 'month',
  credits_monthly: 200,
  credits: 140,
  usage: null,
};
const own = {
  plan_id: 'm300',
  interval: 'month',
  credits_monthly: 300,
  credits: 140,
  renews_at: '2026-12-25T10:00:00.000Z',
};

type Given = { email?: string | null; member?: object; portal?: (body: unknown) => Response };

function open({ email = 'ada@example.com', member = own, portal }: Given = {}) {
  const asked = vi.fn(() => Response.json({ ...rest, ...member }));
  stubStore({
    'GET /api/users/profile': () =>
      Response.json({ id: 'u1', email, shopify_domain: 'one.myshopify.com' }),
    'GET /api/shopify/plans': () => Response.json({ month: [] }),
    'GET /api/shopify/members/current': () => Response.json({ ...rest, ...stores }),
    'GET /api/members/current': asked,
    ...(portal && { 'POST /api/plans/portal': portal }),
  });
  return { user: openApp('/plans'), asked };
}

beforeAll(() => startI18n('en'));
afterEach(() => {
  act(() => closeModal());
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a consumer plan of the joined account is shown beside the store’s, with its own way out', async () => {
  const tab = {
    location: { replace: vi.fn() },
    document: document.implementation.createHTMLDocument(),
    opener: {},
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const portal = vi.fn((_body: unknown) => Response.json({ url: 'https://pay.example/portal' }));
  const { user } = open({ portal });
  expect(await screen.findByRole('heading', { name: 'Your own plan' })).toBeTruthy();
  expect(screen.getByText('300 credits a month')).toBeTruthy();
  expect(screen.getByText('200 credits a month')).toBeTruthy();
  expect(screen.getByText(/Renews on Dec 25, 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change or cancel it' }));
  await vi.waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/portal'),
  );
  const { return_url: back } = portal.mock.calls[0]?.[0] as { return_url: string };
  expect(new URL(back).pathname).toBe('/dropshipping/app/plans');
});

it('a store that has joined no account is not asked about one', async () => {
  const { asked } = open({ email: null });
  expect(await screen.findByText('200 credits a month')).toBeTruthy();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the plan' })));
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading', { name: 'Your own plan' })).toBeNull();
});

it('a store whose bill is not paid is told so by its plan', async () => {
  stubStore({
    'GET /api/shopify/plans': () => Response.json({ month: [] }),
    'GET /api/shopify/members/current': () => Response.json({ ...rest, ...stores, past_due: true }),
  });
  openApp('/plans');
  expect(await screen.findByText(/Your store’s last bill is not paid/)).toBeTruthy();
});
