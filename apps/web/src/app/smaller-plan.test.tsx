import { screen } from '@testing-library/react';
import { startI18n } from '@tintory/i18n';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leaveApp, memberOf, openApp, planList } from '../../test/open-app.tsx';

beforeAll(() => startI18n('en'));
afterEach(leaveApp);

const begins_at = '2026-12-25T10:00:00.000Z';
const has = { plan_id: 'm700', interval: 'month', credits_monthly: 700, renews_at: begins_at };
const next = { plan_id: 'm100', interval: 'month', credits_monthly: 100, begins_at };
const aBill = { status: 'paid', plan_id: 'p30', created_at: new Date().toISOString() };

function open(path: string, member: () => object, bills: object[] = []) {
  const pageInfo = { page: 1, limit: 1, total: bills.length, has_next_page: false };
  return openApp(path, {
    'GET /api/users/profile': () => Response.json({ id: 'u1', shopify_domain: null }),
    'GET /api/members/current': () => Response.json(memberOf(member())),
    'GET /api/plans': () => Response.json(planList),
    'GET /api/bills': () => Response.json({ rows: bills, pageInfo }),
  });
}

const done = '/pricing/done?next=%2Fpricing&plan=';

describe('who moves to a smaller plan', () => {
  it('is told when it begins, not that credits arrive', async () => {
    open(`${done}m100`, () => ({ ...has, next_plan: next }));
    const told = await screen.findByText(/From Dec 25, 2026 you get 100 credits a month/);
    expect(told.textContent).toContain('until then your present plan goes on');
    expect(screen.queryByText(/credits arrive/)).toBeNull();
  });

  it('is told so before the provider has, too', async () => {
    open(`${done}m100`, () => has);
    expect(await screen.findByText(/From Dec 25, 2026 you get 100 credits a month/)).toBeTruthy();
  });

  it('is not told of credits that came with another purchase', async () => {
    open(`${done}m100`, () => ({ ...has, next_plan: next }), [aBill]);
    expect(await screen.findByText(/From Dec 25, 2026/)).toBeTruthy();
    expect(screen.queryByText(/Your credits are here/)).toBeNull();
  });

  it('waits for the credits of a larger one', async () => {
    open(`${done}m700`, () => ({ ...has, plan_id: 'm300', credits_monthly: 300 }));
    expect(await screen.findByText(/The credits arrive with the payment/)).toBeTruthy();
  });

  it('hears that the credits of a pack are there', async () => {
    open(`${done}p30`, () => ({ ...has, credits: 75, next_plan: next }), [aBill]);
    expect(await screen.findByText('Your credits are here: you have 75 now.')).toBeTruthy();
  });

  it('sees the change that waits in the account', async () => {
    open('/account/plan', () => ({ ...has, next_plan: next }));
    expect(await screen.findByText('700 credits a month')).toBeTruthy();
    expect(
      screen.getByText(/Changes to 100 credits a month, billed monthly, on Dec 25, 2026/),
    ).toBeTruthy();
    expect(screen.queryByText(/Renews on/)).toBeNull();
  });

  it('sees on the prices which plan comes next, and when a smaller one would', async () => {
    const { user } = open('/pricing', () => ({ ...has, next_plan: next }));
    expect(await screen.findByText('Your next plan')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /300 credits.*month/ }));
    expect(screen.getByText(/Begins on Dec 25, 2026; until then/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /100 credits.*month/ }));
    expect(screen.getByRole('button', { name: 'Manage plan' })).toBeTruthy();
  });
});
