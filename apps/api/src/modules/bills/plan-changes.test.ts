import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, web, type TestShop } from '../../testing/open-shop.ts';

const free = 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterEach(() => shop.endPlans());
afterAll(() => shop.close());

/** Sends the webhook event of a subscription's schedule. */
async function tellOfSchedule(subscription: string): Promise<number> {
  const object = { id: 'sub_sched_1', object: 'subscription_schedule', subscription };
  const event = { id: 'evt_schedule', type: 'subscription_schedule.updated', data: { object } };
  const body = JSON.stringify({ ...event, object: 'event' });
  const time = Math.floor(Date.now() / 1_000);
  const v1 = createHmac('sha256', 'whsec_sandbox').update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${v1}` };
  const url = `${shop.api.origin}/api/stripe/webhook`;
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

describe('changing the plan', () => {
  it('opens the page that confirms it, and gives the difference for what is left of the month', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    const { periodStart, periodEnd } = shop.stripe.subscriptionOf(buyer.id);
    await shop.passDays((periodEnd - periodStart) / 86_400 / 2);
    const { body } = await buyer.subscribe('m700');
    const page = await fetch((body as { url: string }).url);
    expect(await page.text()).toContain('Change your plan');
    shop.stripe.changePlan(buyer.id, 'm700');
    await shop.stripe.idle();
    const { plan_id, credits } = await buyer.member();
    expect(plan_id).toBe('m700');
    expect(Math.abs(credits - (free + 100 + 300))).toBeLessThanOrEqual(1);
  });

  it('to a smaller one comes with the next period', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m700');
    await shop.passDays(10);
    shop.stripe.changePlan(buyer.id, 'm100');
    await shop.stripe.idle();
    expect(await buyer.member()).toMatchObject({ plan_id: 'm700', credits: free + 700 });
    await shop.passDays(25);
    // A hundred a month: no more than five hundred may pile up from now on.
    expect(await buyer.member()).toMatchObject({ plan_id: 'm100', credits: free + 500 });
  });

  it('to a smaller one is told as the next plan until it begins', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m700');
    expect(await buyer.member()).toMatchObject({ next_plan: null });
    shop.stripe.changePlan(buyer.id, 'm100');
    await shop.stripe.idle();
    const { plan_id, next_plan, renews_at } = await buyer.member();
    expect({ plan_id, next_plan }).toEqual({
      plan_id: 'm700',
      next_plan: { plan_id: 'm100', interval: 'month', credits_monthly: 100, begins_at: renews_at },
    });
    await shop.passDays(32);
    expect(await buyer.member()).toMatchObject({ plan_id: 'm100', next_plan: null });
  });

  it('from year to month is told as the next plan too, and ends with the plan itself', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('y100');
    shop.stripe.changePlan(buyer.id, 'm300');
    await shop.stripe.idle();
    const next = { plan_id: 'm300', interval: 'month', credits_monthly: 300 };
    expect(await buyer.member()).toMatchObject({ plan_id: 'y100', next_plan: next });
    shop.stripe.setCancel(buyer.id, true);
    await shop.stripe.idle();
    expect(await buyer.member()).toMatchObject({ plan_id: 'y100', next_plan: null });
  });

  it('that waits for its day is managed, not asked for once more', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m700');
    shop.stripe.changePlan(buyer.id, 'm100');
    await shop.stripe.idle();
    const pageFor = async (planId: string) => {
      const { body } = await buyer.subscribe(planId);
      return (await fetch((body as { url: string }).url)).text();
    };
    expect(await pageFor('m100')).toContain('Plan and payment');
    expect(await pageFor('m300')).toContain('Change your plan');
  });

  it('that waits for its day is taken back at the provider', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m700');
    await buyer.subscribe('m100');
    shop.stripe.changePlan(buyer.id, 'm100');
    await shop.stripe.idle();
    const { body } = await buyer.call('POST', '/api/plans/portal', { return_url: web });
    const form = new URLSearchParams({ do: 'keep' });
    await fetch((body as { url: string }).url, { method: 'POST', body: form });
    await shop.stripe.idle();
    expect(await buyer.member()).toMatchObject({ plan_id: 'm700', next_plan: null });
  });

  it('leads back to the prices from the page that confirms it, and is done by confirming alone', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    const { body } = await buyer.subscribe('m700');
    const { url } = body as { url: string };
    expect(await (await fetch(url)).text()).toContain(`<a class="button" href="${web}/pricing">`);
    const form = new URLSearchParams({ do: 'confirm' });
    const confirmed = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    expect(confirmed.headers.get('location')).toBe(`${web}/pricing/done`);
    await shop.stripe.idle();
  });

  it('from month to year begins a year and takes back the rest of the month', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    shop.stripe.changePlan(buyer.id, 'y100');
    await shop.stripe.idle();
    expect(await buyer.member()).toMatchObject({ plan_id: 'y100', interval: 'year' });
    expect(Math.abs((await buyer.credits()) - (free + 100))).toBeLessThanOrEqual(1);
    await shop.passDays(31.5);
    expect(Math.abs((await buyer.credits()) - (free + 200))).toBeLessThanOrEqual(1);
  });

  it('within a year leaves one schedule of monthly credits, the new one', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('y100');
    await shop.passDays(40);
    const before = await buyer.credits();
    shop.stripe.changePlan(buyer.id, 'y300');
    await shop.stripe.idle();
    const after = await buyer.credits();
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThan(before + 200);
    await shop.passDays(31);
    expect(await buyer.credits()).toBe(after + 300);
  });

  it('is known by its schedule alone, where the provider tells of nothing else', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m700');
    await buyer.subscribe('m100');
    shop.stripe.hold();
    shop.stripe.changePlan(buyer.id, 'm100');
    expect(await buyer.member()).toMatchObject({ next_plan: null });
    expect(await tellOfSchedule(shop.stripe.subscriptionOf(buyer.id).id)).toBe(200);
    expect(await buyer.member()).toMatchObject({ next_plan: { plan_id: 'm100' } });
    await shop.stripe.release();
  });
});
