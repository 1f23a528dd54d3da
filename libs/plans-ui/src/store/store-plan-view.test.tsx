import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type Api } from '@tintory/api-client';
import type { Member } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider } from '@tintory/ui-kit';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlanServicesProvider, type PlanServices } from '../plan-services.tsx';
import { createPlainKit } from '../testing/plain-kit.tsx';
import { StorePlanView } from './store-plan-view.tsx';

const plan = (id: string, credit: number, price: number, fee: number, cap: number) => ({
  id,
  credit,
  price,
  additional_fee: fee,
  cap_amount: cap,
});
const month = [
  plan('s10', 50, 5, 0.3, 20),
  plan('s40', 200, 15, 0.25, 50),
  plan('s100', 500, 29, 0.2, 100),
  plan('s200', 1000, 49, 0.18, 200),
  plan('s400', 2000, 89, 0.15, 400),
];
const tab = {
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  close: vi.fn(),
  closed: false,
  opener: {},
};

beforeAll(() => startI18n('en'));
beforeEach(() => {
  tab.location.replace.mockReset();
  tab.close.mockReset();
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(cleanup);

function draw(more: Partial<PlanServices> = {}, store: Record<string, unknown> = {}) {
  const subscribe = vi.fn(async () => ({ confirmation_url: 'https://shop.test/confirm' }));
  const services: PlanServices = {
    api: { store: { plans: async () => ({ month }), subscribe, ...store } } as unknown as Api,
    signedIn: true,
    planUrl: () => 'https://app.test/plan',
    member: undefined,
    requestSignIn: vi.fn(),
    doneUrl: (next) => next,
    storeDoneUrl: () => 'https://app.test/plans/done',
    confirmUrl: (next) => next,
    legal: { terms: '/user-terms', privacy: '/privacy-policy' },
    firebase: null,
    ...more,
  };
  const { kit, toasts } = createPlainKit();
  const onOpened = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <KitProvider kit={kit}>
        <PlanServicesProvider services={services}>
          <Suspense>
            <StorePlanView onOpened={onOpened} />
          </Suspense>
        </PlanServicesProvider>
      </KitProvider>
    </QueryClientProvider>,
  );
  return { services, subscribe, toasts, onOpened };
}

const card = () => screen.findByRole('region');
const slider = () => screen.findByRole('slider');
const payButton = (name = 'Choose this plan') => screen.findByRole('button', { name });

describe('the plans of a store', () => {
  it('say before it is paid that a smaller one begins later, and a larger one does not', async () => {
    const member = { plan_id: 's100', renews_at: '2026-12-25T10:00:00Z' } as Member;
    draw({ member });
    fireEvent.change(await slider(), { target: { value: '0' } });
    expect((await card()).textContent).toContain('Begins on Dec 25, 2026');
    fireEvent.change(await slider(), { target: { value: '4' } });
    expect((await card()).textContent).not.toContain('Begins on');
  });

  it('begin at forty pictures: credits, price, and the price of a credit', async () => {
    draw();
    expect(await slider()).toHaveProperty('value', '1');
    const text = (await card()).textContent;
    expect(text).toContain('200 credits a month');
    expect(text).toContain('$15.00 / month');
    expect(text).toContain('$0.075 per credit');
  });

  it('follow the slider, whose five steps are named', async () => {
    draw();
    fireEvent.change(await slider(), { target: { value: '4' } });
    const text = (await card()).textContent;
    expect(text).toContain('2,000 credits a month');
    expect(text).toContain('Enough for about 400 product pictures');
    for (const name of ['10', '40', '100', '200', '400+']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
  });

  it('have five feature lines, the second telling fee and cap', async () => {
    draw();
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain('More pictures whenever you need them');
    expect(lines[3]).toContain('undo it for 30 days (your newest 1,000 pictures)');
    expect(screen.getByTitle('Beyond your credits: $0.25 a picture, at most $50.00 in 30 days.'));
  });

  it('lead to the store page in a tab of its own, the button waiting meanwhile', async () => {
    const answer = Promise.withResolvers<{ confirmation_url: string }>();
    const subscribe = vi.fn(() => answer.promise);
    const { onOpened } = draw({}, { subscribe });
    await userEvent.click(await payButton());
    expect((await payButton()).getAttribute('aria-busy')).toBe('true');
    expect(await payButton()).toHaveProperty('disabled', true);
    const body = { plan_id: 's40', redirect_uri: 'https://app.test/plans/done' };
    expect(subscribe).toHaveBeenCalledWith(body, expect.anything());
    answer.resolve({ confirmation_url: 'https://shop.test/confirm' });
    await vi.waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://shop.test/confirm'),
    );
    expect(onOpened).toHaveBeenCalled();
    expect(await payButton()).toHaveProperty('disabled', false);
  });

  it('close the tab again and say so when the store does not answer', async () => {
    const subscribe = vi.fn(() => Promise.reject(new Error('no')));
    const { toasts } = draw({}, { subscribe });
    await userEvent.click(await payButton());
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    expect(tab.close).toHaveBeenCalled();
  });

  it('say so where nobody knows whether the store was asked', async () => {
    const unknown = new ApiError({ code: 'OutcomeUnknown', status: 0, message: '' });
    const { toasts } = draw({}, { subscribe: () => Promise.reject(unknown) });
    await userEvent.click(await payButton());
    await vi.waitFor(() => expect(toasts[0]?.text).toContain('nothing is ordered twice'));
  });

  it('begin at the plan the store has, which cannot be bought again', async () => {
    draw({ member: { plan_id: 's200' } as Member });
    expect(await slider()).toHaveProperty('value', '3');
    expect(await payButton('Your plan')).toHaveProperty('disabled', true);
  });

  it('ask a visitor to sign in', async () => {
    const { services, subscribe } = draw({ signedIn: false });
    await userEvent.click(await payButton());
    expect(services.requestSignIn).toHaveBeenCalled();
    expect(subscribe).not.toHaveBeenCalled();
  });
});
