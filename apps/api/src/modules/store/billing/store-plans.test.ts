import type { Bill, Page, StorePlanList } from '@tintory/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../../testing/index.ts';
import { openFreshShop, type FreshShop } from '../../../testing/store/open-fresh-shop.ts';
import {
  appOrigin,
  openStore,
  type Merchant,
  type TestStore,
} from '../../../testing/store/open-store.ts';

let all: TestStore;
let store: FreshShop;
let merchant: Merchant;
beforeAll(async () => {
  all = await openStore();
}, 120_000);
beforeEach(async () => {
  store = openFreshShop(all);
  merchant = await store.merchant();
});
afterEach(() => store.leave());
afterAll(() => all.close());

const free = 20;
const redirect_uri = `${appOrigin}/dropshipping/app`;

describe('the plans of merchants', () => {
  it('are five, with their fees and caps, for everybody to read', async () => {
    const { body } = await callApi(store.api.origin, 'GET', '/api/shopify/plans');
    const { month } = body as StorePlanList;
    expect(month.map(({ id, credit, price }) => [id, credit, price])).toEqual([
      ['s10', 50, 5],
      ['s40', 200, 15],
      ['s100', 500, 29],
      ['s200', 1_000, 49],
      ['s400', 2_000, 89],
    ]);
    expect(month[1]).toMatchObject({ additional_fee: 0.25, cap_amount: 50 });
    const fees = month.map(({ additional_fee: fee, cap_amount: cap }) => [fee, cap]);
    expect(fees).toEqual([
      [0.3, 20],
      [0.25, 50],
      [0.2, 100],
      [0.18, 200],
      [0.15, 400],
    ]);
  });

  it('lead to a page of the store’s, and give their credits once the merchant agreed', async () => {
    expect(await merchant.member()).toMatchObject({
      plan_id: 'free',
      credits: free,
      usage: null,
      shop: store.domain,
    });
    const { body } = await merchant.subscribe('s40');
    const { confirmation_url: page } = body as { confirmation_url: string };
    expect(new URL(page).origin).toBe(store.sandbox.origin);
    expect(await merchant.member()).toMatchObject({ plan_id: 'free', credits: free });
    const back = new URL(store.shopify.approve());
    expect(back.origin).toBe(appOrigin);
    const charge = back.searchParams.get('charge_id') ?? '';
    const member = (await merchant.verify(charge)).body;
    expect(member).toMatchObject({
      plan_id: 's40',
      interval: 'month',
      credits: free + 200,
      credits_monthly: 200,
      past_due: false,
      usage: { additional_fee: 0.25, used: 0, cap_amount: 50, asked_cap_amount: null },
    });
    expect((await merchant.verify(charge)).body).toMatchObject({ credits: free + 200 });
    const { rows } = (await merchant.call('GET', '/api/bills')).body as Page<Bill>;
    expect(rows).toMatchObject([
      { kind: 'store_plan', plan_id: 's40', amount: 1_500, credits: 200, status: 'paid' },
    ]);
    expect(store.shopify.subscriptions()).toMatchObject([
      { name: 'Tintory 200 credits a month', status: 'ACTIVE', test: false },
    ]);
  });

  it('give nothing for a charge that was declined, that is not there, or that is still open', async () => {
    await merchant.subscribe('s400');
    const open = store.shopify.subscriptions()[0]?.id ?? '';
    expect((await merchant.verify(open)).body).toMatchObject({ plan_id: 'free', credits: free });
    store.shopify.decline();
    expect((await merchant.verify(open)).body).toMatchObject({ plan_id: 'free', credits: free });
    expect((await merchant.verify('1')).status).toBe(404);
  });

  it('are given by the webhook alone when nobody comes back, and once when both come', async () => {
    await merchant.subscribe('s10');
    store.shopify.webhooks.hold();
    const back = new URL(store.shopify.approve());
    await store.shopify.webhooks.release('as sent', 3);
    await store.settled(async () => expect((await merchant.member()).plan_id).toBe('s10'));
    const verify = () => merchant.verify(back.searchParams.get('charge_id') ?? '');
    await Promise.all([verify(), verify(), verify()]);
    expect((await merchant.member()).credits).toBe(free + 50);
    expect(await merchant.entries()).toMatchObject({ agree: true });
  });

  it('send nobody back to a stranger, and sell no plan that is not theirs', async () => {
    for (const uri of ['https://evil.example/', `https://${store.domain}.evil.example/`]) {
      const body = { plan_id: 's10', redirect_uri: uri };
      const answer = await merchant.call('POST', '/api/shopify/plans', body);
      expect(answer).toMatchObject({
        status: 400,
        body: { details: { redirect_uri: expect.stringContaining('ours') as string } },
      });
    }
    const [handle = ''] = store.domain.split('.');
    const admin = `https://admin.shopify.com/store/${handle}/apps/tintory`;
    const inside = { plan_id: 's10', redirect_uri: admin };
    expect((await merchant.call('POST', '/api/shopify/plans', inside)).status).toBe(200);
    const answer = await merchant.call('POST', '/api/shopify/plans', {
      plan_id: 'm100',
      redirect_uri,
    });
    expect(answer.status).toBe(400);
  });

  it('turn the store’s user errors into a refusal with its reasons', async () => {
    store.shopify.failNext('appSubscriptionCreate', 'userErrors');
    const answer = await merchant.subscribe('s10');
    expect(answer).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    expect((answer.body as { details: object }).details).not.toEqual({});
  });
});

describe('a merchant with a plan', () => {
  it('gets its credits anew for each 30 days, also those nobody asked about, up to five months’', async () => {
    await merchant.buy('s10');
    store.passDays(31);
    await store.api.services.store.everyMinute();
    merchant = await store.merchant();
    expect((await merchant.member()).credits).toBe(free + 100);
    store.passDays(60);
    await store.api.services.store.everyMinute();
    await store.api.services.store.everyMinute();
    merchant = await store.merchant();
    expect((await merchant.member()).credits).toBe(free + 200);
    store.passDays(90);
    await store.api.services.store.everyMinute();
    merchant = await store.merchant();
    expect((await merchant.member()).credits).toBe(free + 250);
    expect(await merchant.entries()).toMatchObject({ agree: true });
  });

  it('is not asked for ever how its plan stands once it lets us in no more', async () => {
    await merchant.buy('s10');
    store.passDays(31);
    store.shopify.revokeTokens();
    const { plans } = store.api.services.store;
    expect(await plans.syncDue()).toBe(1);
    expect(await plans.syncDue()).toBe(0);
    merchant = await store.merchant();
    expect((await merchant.member()).credits).toBe(free + 100);
  });

  it('keeps its credits when it cancels, and gets no more', async () => {
    await merchant.buy('s40');
    const answer = await merchant.call('POST', '/api/shopify/plans/cancel');
    expect(answer).toMatchObject({
      status: 200,
      body: { plan_id: 'free', credits: free + 200, renews_at: null, usage: null },
    });
    expect(store.shopify.subscriptions()).toMatchObject([{ status: 'CANCELLED' }]);
    expect((await merchant.call('POST', '/api/shopify/plans/cancel')).status).toBe(409);
    store.passDays(40);
    await store.api.services.store.everyMinute();
    merchant = await store.merchant();
    expect((await merchant.member()).credits).toBe(free + 200);
  });

  it('changes to a larger one at once, and gives the rest of the smaller one’s credits back', async () => {
    await merchant.buy('s40');
    expect((await merchant.subscribe('s40')).status).toBe(409);
    store.passDays(15);
    merchant = await store.merchant();
    const { plan_id, credits } = await merchant.buy('s400');
    expect({ plan_id, credits }).toEqual({ plan_id: 's400', credits: free + 100 + 2_000 });
    expect((await merchant.member()).credits).toBe(credits);
  });

  it('has the credits of the page agreed to last, and owes none, where two were open', async () => {
    await merchant.subscribe('s10');
    await merchant.subscribe('s400');
    const agree = async () => {
      const charge = new URL(store.shopify.approve()).searchParams.get('charge_id') ?? '';
      return (await merchant.verify(charge)).body;
    };
    expect(await agree()).toMatchObject({ plan_id: 's400', credits: free + 2_000 });
    expect(await agree()).toMatchObject({ plan_id: 's10', credits: free + 50 });
    const { plan_id, credits } = await merchant.buy('s40');
    expect({ plan_id, credits }).toEqual({ plan_id: 's40', credits: free + 200 });
    expect(await merchant.entries()).toMatchObject({ agree: true });
  });

  it('is charged for no smaller plan that waited when it cancelled', async () => {
    await merchant.buy('s200');
    await merchant.buy('s10');
    const answer = await merchant.call('POST', '/api/shopify/plans/cancel');
    expect(answer).toMatchObject({ status: 200, body: { plan_id: 'free' } });
    expect(store.shopify.subscriptions().map(({ status }) => status)).toEqual([
      'CANCELLED',
      'CANCELLED',
    ]);
    store.passDays(40);
    await store.api.services.store.everyMinute();
    merchant = await store.merchant();
    expect(await merchant.member()).toMatchObject({ plan_id: 'free', credits: free + 1_000 });
  });

  it('cancels although the store keeps a page open that nobody agreed to', async () => {
    await merchant.buy('s40');
    await merchant.subscribe('s400');
    store.shopify.failNext('appSubscriptionCancel', 'userErrors');
    const answer = await merchant.call('POST', '/api/shopify/plans/cancel');
    expect(answer).toMatchObject({ status: 200, body: { plan_id: 'free' } });
  });

  it('changes to a smaller one with the next period, so that to and fro brings nothing', async () => {
    await merchant.buy('s400');
    const during = await merchant.buy('s10');
    expect(during).toMatchObject({ plan_id: 's400', credits: free + 2_000 });
    store.passDays(31);
    await store.api.services.store.everyMinute();
    merchant = await store.merchant();
    const { plan_id, credits } = await merchant.member();
    // More than five months' of the smaller plan expire with its first grant.
    expect({ plan_id, credits }).toEqual({ plan_id: 's10', credits: free + 250 });
  });

  it('raises its cap on the store’s page, and never lowers it', async () => {
    await merchant.buy('s10');
    const raise = (cap_amount: number) =>
      merchant.call(
        'POST',
        '/api/shopify/plans/cap',
        { cap_amount, redirect_uri },
        { 'accept-language': 'de' },
      );
    expect(await raise(20)).toMatchObject({
      status: 400,
      body: { details: { cap_amount: 'Das liegt nicht über dem jetzigen Wert.' } },
    });
    expect((await raise(75.5)).status).toBe(200);
    const usage = async () => (await merchant.member()).usage;
    // Only requested until the merchant accepts, and for good after a refusal.
    expect(await usage()).toMatchObject({ cap_amount: 20, asked_cap_amount: 75.5 });
    const back = new URL(store.shopify.approve());
    await merchant.verify(back.searchParams.get('charge_id') ?? '');
    expect(await usage()).toMatchObject({ cap_amount: 75.5, asked_cap_amount: null });
  });
});
