import { screen, within } from '@testing-library/react';
import { startI18n } from '@tintory/i18n';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { leaveApp, memberOf, openApp, planList } from '../../test/open-app.tsx';

beforeAll(() => startI18n('en'));
afterEach(leaveApp);

const shop = 'one.myshopify.com';
const usage = {
  additional_fee: 0.25,
  used: 1,
  cap_amount: 50,
  asked_cap_amount: null,
  resets_at: '2026-12-15T10:00:00.000Z',
};
const noPlan = memberOf({ shop, usage: null });
const storePlan = {
  plan_id: 's40',
  interval: 'month',
  credits_monthly: 200,
  renews_at: '2026-12-20T10:00:00.000Z',
};
const withStorePlan = memberOf({ ...storePlan, shop, usage });
const ownPlan = {
  plan_id: 'm300',
  interval: 'month',
  credits_monthly: 300,
  renews_at: '2026-12-25T10:00:00.000Z',
};
const storePlans = {
  month: [
    { id: 's10', credit: 50, price: 5, additional_fee: 0.3, cap_amount: 20 },
    { id: 's40', credit: 200, price: 15, additional_fee: 0.25, cap_amount: 50 },
  ],
};

type Given = { store?: object; own?: object; domain?: string | null; more?: object };

const open = (path: string, given: Given = {}) => {
  const { store = withStorePlan, own = {}, domain = shop, more } = given;
  return openApp(path, {
    'GET /api/users/profile': () =>
      Response.json({ id: 'u1', email: 'ada@example.com', shopify_domain: domain }),
    'GET /api/members/current': () => Response.json(memberOf(own)),
    'GET /api/shopify/members/current': () => Response.json(store),
    'GET /api/plans': () => Response.json(planList),
    'GET /api/shopify/plans': () => Response.json(storePlans),
    ...more,
  });
};

const part = (name: string) => screen.findByRole('region', { name });

describe('an account that has joined a store', () => {
  it('sees both plans, each with its own way to change and to cancel it', async () => {
    const opened = {
      location: { replace: vi.fn() },
      document: document.implementation.createHTMLDocument(),
      opener: {},
    };
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const portal = vi.fn(() => Response.json({ url: 'https://pay.example/portal' }));
    const { user } = open('/account/plan', {
      own: ownPlan,
      more: { 'POST /api/plans/portal': portal },
    });
    const stores = within(await part('Your store’s plan'));
    expect(stores.getByText('200 credits a month')).toBeTruthy();
    expect(stores.getByText('New credits on Dec 20, 2026')).toBeTruthy();
    expect(stores.getByText(/\$0\.25 a picture, \$1\.00 of \$50\.00 used/)).toBeTruthy();
    expect(stores.getByRole('button', { name: 'Change plan' })).toBeTruthy();
    expect(stores.getByRole('button', { name: 'Cancel the plan' })).toBeTruthy();

    const own = within(await part('Your own plan'));
    expect(own.getByText('300 credits a month')).toBeTruthy();
    expect(own.getByText(/Renews on Dec 25, 2026/)).toBeTruthy();
    expect(own.getByText(/until you cancel it/)).toBeTruthy();
    await user.click(own.getByRole('button', { name: 'Change or cancel it' }));
    await vi.waitFor(() =>
      expect(opened.location.replace).toHaveBeenCalledWith('https://pay.example/portal'),
    );
  });

  it('sees its own plan also where the store has none', async () => {
    open('/account/plan', { store: noPlan, own: ownPlan });
    expect(within(await part('Your store’s plan')).getByText('No plan yet')).toBeTruthy();
    expect(within(await part('Your own plan')).getByText('300 credits a month')).toBeTruthy();
    expect(screen.queryByText('Free')).toBeNull();
  });

  it('sees when its own plan ends, and that a smaller one follows it', async () => {
    open('/account/plan', {
      own: { ...ownPlan, renews_at: null, cancel_expired_at: '2099-12-25T10:00:00.000Z' },
    });
    const ending = await part('Your own plan');
    expect(within(ending).getByText(/Ends on Dec 25, 2099/)).toBeTruthy();
    expect(ending.textContent).not.toContain('until you cancel it');
    leaveApp();
    const next = { plan_id: 'm100', interval: 'month', credits_monthly: 100 };
    open('/account/plan', {
      own: { ...ownPlan, next_plan: { ...next, begins_at: ownPlan.renews_at } },
    });
    const told = /Changes to 100 credits a month, billed monthly, on Dec 25, 2026/;
    expect(within(await part('Your own plan')).getByText(told)).toBeTruthy();
  });

  it('is told whose credits are spent first', async () => {
    const grants = ['free', 'store_plan', 'subscription'].map((source) => ({ id: source, source }));
    open('/account/plan', { own: { ...ownPlan, grants } });
    const own = await part('Your own plan');
    expect(own.textContent).toContain('credits of your store’s plan are spent before your own');
    expect(own.textContent).toContain('Credits that end soonest are spent first');
  });

  it('sees the store’s plan alone where no other runs', async () => {
    open('/account/plan');
    expect(await part('Your store’s plan')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your own plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Card, invoices, cancel' })).toBeNull();
  });

  it('cancels the store’s plan by the store’s own call', async () => {
    const cancel = vi.fn(() => Response.json(noPlan));
    const { user } = open('/account/plan', {
      own: ownPlan,
      more: { 'POST /api/shopify/plans/cancel': cancel },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Cancel your plan?' }));
    expect(cancel).not.toHaveBeenCalled();
    await user.click(await asked.findByRole('button', { name: 'Cancel the plan' }));
    expect(within(await part('Your store’s plan')).getByText('No plan yet')).toBeTruthy();
    expect(cancel).toHaveBeenCalledOnce();
    expect(within(await part('Your own plan')).getByText('300 credits a month')).toBeTruthy();
  });

  it.each([
    ['the plan is gone', noPlan, 'No plan yet'],
    ['the plan still runs', withStorePlan, 'No answer arrived. For now your plan goes on'],
    ['nobody answers', null, 'we don’t know whether your plan was cancelled'],
  ])(
    'is told how it stands where no answer to cancelling arrives and %s',
    async (_how, after, text) => {
      let asked = false;
      const broken = () => new Response('', { status: 504 });
      const { user } = open('/account/plan', {
        more: {
          'POST /api/shopify/plans/cancel': () => ((asked = true), broken()),
          'GET /api/shopify/members/current': () =>
            asked ? (after ? Response.json(after) : broken()) : Response.json(withStorePlan),
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your plan?' }));
      await user.click(await dialog.findByRole('button', { name: 'Cancel the plan' }));
      expect(await screen.findByText(new RegExp(text))).toBeTruthy();
      expect(screen.queryByText(/was not cancelled/)).toBeNull();
    },
  );

  it('is told that the plan was not cancelled where that was refused', async () => {
    const refused = { code: 'Conflict', message: 'No.', request_id: 'r1' };
    const { user } = open('/account/plan', {
      more: { 'POST /api/shopify/plans/cancel': () => Response.json(refused, { status: 409 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your plan?' }));
    await user.click(await dialog.findByRole('button', { name: 'Cancel the plan' }));
    expect(await screen.findByText(/was not cancelled/)).toBeTruthy();
  });

  it('says that its own plan did not load, rather than that there is none', async () => {
    const broken = () => Response.json({ code: 'Internal', message: 'no' }, { status: 500 });
    open('/account/plan', { more: { 'GET /api/members/current': broken } });
    expect(await screen.findByText(/Your own plan did not load/)).toBeTruthy();
  });
});

describe('what is on offer', () => {
  it.each([
    ['a store', shop, 'A plan for your shop', 'Pay for what you make'],
    ['a consumer', null, 'Pay for what you make', 'A plan for your shop'],
  ])('is told to %s by its own heading on the prices', async (_who, domain, title, other) => {
    open('/pricing', { domain });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const offer = domain
      ? await screen.findByRole('slider')
      : await screen.findByText('Every month');
    expect(offer).toBeTruthy();
    expect(screen.queryByRole('heading', { name: other })).toBeNull();
  });

  it.each([
    ['a store', shop, 'A plan for your shop'],
    ['a consumer', null, 'Pay for what you make'],
  ])('opens for %s by “Get credits” in its own window', async (_who, domain, title) => {
    const { user } = open('/account/credits', { domain });
    await user.click(await screen.findByRole('button', { name: 'Get credits' }));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });
});
