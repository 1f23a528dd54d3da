import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@tintory/api-client';
import type { Member } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider } from '@tintory/ui-kit';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlanServicesProvider, type PlanServices } from '../plan-services.tsx';
import { createPlainKit } from '../testing/plain-kit.tsx';
import { StoreSubModal } from './store-sub-modal.tsx';

const tab = {
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  close: vi.fn(),
  closed: false,
  opener: {},
};
const month = [
  { id: 's10', credit: 50, price: 5, additional_fee: 0.3, cap_amount: 20 },
  { id: 's40', credit: 200, price: 15, additional_fee: 0.25, cap_amount: 50 },
];
const usageOf = (used: number) => ({
  additional_fee: 0.3,
  used,
  cap_amount: 20,
  resets_at: '2026-12-01T00:00:00.000Z',
});

beforeAll(() => startI18n('en'));
beforeEach(() => {
  tab.location.replace.mockReset();
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(cleanup);

type Given = { member?: () => Promise<unknown>; shortfall?: { required: number; balance: number } };

function draw({ member = async () => ({ plan_id: 'free', usage: null }), shortfall }: Given) {
  const raiseCap = vi.fn(async () => ({ confirmation_url: 'https://shop.test/cap' }));
  const store = { plans: async () => ({ month }), member: vi.fn(member), raiseCap };
  const services: PlanServices = {
    api: { store } as unknown as Api,
    signedIn: true,
    planUrl: () => 'https://app.test/plan',
    member: { plan_id: 's10' } as Member,
    requestSignIn: vi.fn(),
    doneUrl: (next) => next,
    storeDoneUrl: () => 'https://app.test/plans',
    confirmUrl: (next) => next,
    legal: { terms: '', privacy: '' },
    firebase: null,
  };
  const onClose = vi.fn();
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <KitProvider kit={createPlainKit().kit}>
        <PlanServicesProvider services={services}>
          <Suspense>
            <StoreSubModal onClose={onClose} {...(shortfall && { shortfall })} />
          </Suspense>
        </PlanServicesProvider>
      </KitProvider>
    </QueryClientProvider>,
  );
  return { store, raiseCap, onClose };
}

const atTheCap = {
  member: async () => ({ plan_id: 's10', usage: usageOf(19.8) }),
  shortfall: { required: 3, balance: 0 },
};

describe('the window of a store that is short of credits', () => {
  it('offers a higher cap first where the cap is in the way', async () => {
    const { raiseCap, onClose } = draw(atTheCap);
    expect(await screen.findByText(/You used \$19\.80 of \$20\.00/)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Raise the limit to $40.00' }));
    const body = { cap_amount: 40, redirect_uri: 'https://app.test/plans' };
    expect(raiseCap).toHaveBeenCalledWith(body, expect.anything());
    await vi.waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://shop.test/cap'),
    );
    expect(onClose).toHaveBeenCalled();
  });

  it('carries the title and the description of the store’s plans', async () => {
    draw({});
    const window = within(await screen.findByRole('dialog', { name: 'A plan for your shop' }));
    expect(window.getByText(/^Choose how many product pictures you make in a month/)).toBeTruthy();
  });

  it('leads from there to the next larger plan, and takes the keyboard along', async () => {
    draw(atTheCap);
    await userEvent.click(await screen.findByRole('button', { name: 'See larger plans' }));
    const slider = await screen.findByRole('slider');
    expect(slider).toHaveProperty('value', '1');
    expect(screen.queryByRole('button', { name: /^Raise/ })).toBeNull();
    expect(document.activeElement?.contains(slider)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['has no plan', { plan_id: 'free', usage: null }],
    ['has room below its cap', { plan_id: 's10', usage: usageOf(2) }],
  ])('shows the plans and what is missing to a store that %s', async (_which, member) => {
    draw({ member: async () => member, shortfall: { required: 5, balance: 3 } });
    expect(await screen.findByRole('slider')).toBeTruthy();
    expect(
      screen.getByText('This needs 5 credits, and you have 3. Choose a plan to go on.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Raise/ })).toBeNull();
  });

  it('shows the plans where the membership cannot be read', async () => {
    draw({ member: () => Promise.reject(new Error('no')), shortfall: { required: 5, balance: 3 } });
    expect(await screen.findByRole('slider')).toBeTruthy();
  });

  it('asks for no membership where nothing is missing', async () => {
    const { store } = draw({});
    expect(await screen.findByRole('slider')).toBeTruthy();
    expect(store.member).not.toHaveBeenCalled();
  });
});
