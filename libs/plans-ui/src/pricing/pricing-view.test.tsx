import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@tintory/api-client';
import { ApiError, type SpendOptions } from '@tintory/api-client';
import { startI18n } from '@tintory/i18n';
import { KitProvider } from '@tintory/ui-kit';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlanServicesProvider, type PlanServices } from '../plan-services.tsx';
import { createPlainKit } from '../testing/plain-kit.tsx';
import { PricingView } from './pricing-view.tsx';

const plan = (id: string, credit: number, price: number) => ({ id, credit, price });
const list = {
  month: [plan('m100', 100, 9), plan('m300', 300, 19)],
  year: [plan('y100', 100, 90), plan('y300', 300, 190)],
  pay_go: [plan('p30', 30, 5.9), plan('p100', 100, 14.9)],
};

const tab = {
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  close: vi.fn(),
  closed: false,
  opener: {},
};

beforeAll(() => startI18n('en'));
beforeEach(() => {
  sessionStorage.clear();
  tab.location.replace.mockReset();
  tab.close.mockReset();
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(cleanup);

function draw(more: Partial<PlanServices> = {}, plans: Record<string, unknown> = {}) {
  const subscribe = vi.fn(() => Promise.resolve({ url: 'https://pay.example/page' }));
  const services: PlanServices = {
    api: { plans: { list: () => Promise.resolve(list), subscribe, ...plans } } as unknown as Api,
    signedIn: true,
    planUrl: () => 'https://app.test/plan',
    member: undefined,
    requestSignIn: vi.fn(),
    doneUrl: (next, plan) => `https://shop.example/done?${new URLSearchParams({ next, plan })}`,
    storeDoneUrl: () => 'https://shop.test/done',
    confirmUrl: (next) => next,
    legal: { terms: '/user-terms', privacy: '/privacy-policy' },
    firebase: null,
    ...more,
  };
  const { kit, toasts } = createPlainKit();
  const onOpened = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (given: PlanServices) => (
    <QueryClientProvider client={client}>
      <KitProvider kit={kit}>
        <PlanServicesProvider services={given}>
          <Suspense>
            <PricingView onOpened={onOpened} />
          </Suspense>
        </PlanServicesProvider>
      </KitProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page(services));
  return {
    services,
    subscribe,
    toasts,
    onOpened,
    signIn: () => rerender(page({ ...services, signedIn: true })),
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the pricing view', () => {
  it('shows prices, and the price of a credit cut off after three decimals', async () => {
    draw({ signedIn: false });
    const plans = await screen.findByRole('region', { name: 'Every month' });
    expect(plans.textContent).toContain('$19.00 / month');
    expect(plans.textContent).toContain('$0.063 per credit');
    await userEvent.click(within(plans).getByRole('radio', { name: /Yearly/ }));
    expect(plans.textContent).toContain('$190.00 / year');
    expect(plans.textContent).toContain('$0.052 per credit');
    expect(screen.getByRole('region', { name: 'Pay as you go' }).textContent).toContain(
      '$0.196 per credit',
    );
  });

  it('opens a tab at once, leads it to the payment page, and says that it opened', async () => {
    const { subscribe, onOpened } = draw();
    await press('Subscribe');
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/page'),
    );
    expect(window.open).toHaveBeenCalledWith('about:blank', '_blank');
    expect(tab.opener).toBeNull();
    expect(onOpened).toHaveBeenCalled();
    const body = {
      plan_id: 'm300',
      interval: 'month',
      success_url: 'https://shop.example/done?next=%2F&plan=m300',
      cancel_url: `${location.origin}/`,
    };
    expect(subscribe).toHaveBeenCalledWith(body, expect.anything());
  });

  it('keeps Subscribe busy for a subscription, and Buy for a pack', async () => {
    draw({}, { subscribe: () => new Promise(() => undefined) });
    await press('Buy credits');
    const busy = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-busy');
    await waitFor(() =>
      expect([busy('Subscribe'), busy('Buy credits')]).toEqual(['false', 'true']),
    );
    await press('Subscribe');
    await waitFor(() =>
      expect([busy('Subscribe'), busy('Buy credits')]).toEqual(['true', 'false']),
    );
  });

  it('asks a visitor to sign in, and goes on by itself afterwards', async () => {
    const { services, subscribe, signIn } = draw({ signedIn: false });
    await press('Buy credits');
    expect(services.requestSignIn).toHaveBeenCalled();
    expect(subscribe).not.toHaveBeenCalled();
    signIn();
    await waitFor(() =>
      expect(subscribe).toHaveBeenCalledWith(
        expect.objectContaining({ plan_id: 'p30' }),
        expect.anything(),
      ),
    );
  });

  it('closes the tab and says why when the page cannot be had', async () => {
    const conflict = new ApiError({ code: 'Conflict', status: 409, message: 'busy' });
    const { toasts } = draw({}, { subscribe: () => Promise.reject(conflict) });
    await press('Subscribe');
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(toasts[0]?.text).toContain('still under way');
  });

  it('says in both tabs that no answer has arrived, and at last that it may be tried again', async () => {
    const answer = Promise.withResolvers<never>();
    const subscribe = (_body: object, options?: SpendOptions) => {
      options?.onUnsure?.('key-1');
      return answer.promise;
    };
    const { toasts } = draw({}, { subscribe });
    await press('Buy credits');
    await waitFor(() => expect(toasts[0]?.text).toContain('We are asking once more'));
    expect(tab.document.body.textContent).toContain('We are asking once more');
    answer.reject(new ApiError({ code: 'OutcomeUnknown', status: 0, message: '' }));
    await waitFor(() => expect(toasts[1]?.text).toContain('nothing is ordered twice'));
    expect(tab.close).toHaveBeenCalled();
  });

  it('marks the plan one has, and offers to manage it', async () => {
    draw({ member: { plan_id: 'm300' } as PlanServices['member'] });
    expect(await screen.findByText('Your plan')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Manage plan' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /100 credits.*month/ }));
    expect(screen.getByRole('button', { name: 'Change to this plan' })).toBeDefined();
  });

  it('says when the prices did not come, and loads them again', async () => {
    let tries = 0;
    const once = () =>
      (tries += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve(list);
    draw({}, { list: once });
    await press('Load again');
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeDefined();
  });
});
