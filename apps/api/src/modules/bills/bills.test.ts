import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type TestShop } from '../../testing/open-shop.ts';

const free = 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterEach(() => shop.endPlans());
afterAll(() => shop.close());

describe('a pack', () => {
  it('lasts two years, and no day longer', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('p100');
    const { grants, plan_id } = await buyer.member();
    expect(plan_id).toBe('free');
    const pack = grants.find(({ source }) => source === 'pack');
    const days =
      (Date.parse(String(pack?.expires_at)) - Date.parse(String(pack?.created_at))) / 864e5;
    expect(Math.round(days)).toBeGreaterThanOrEqual(730);
    await shop.passDays(729);
    expect(await buyer.credits()).toBe(free + 100);
    await shop.passDays(3);
    expect(await buyer.credits()).toBe(free);
  });

  it('by bank debit gives its credits when the money comes, once', async () => {
    const buyer = await shop.buyer();
    await buyer.subscribe('p100');
    shop.stripe.pay(buyer.id, 'bank');
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free);
    expect(await buyer.bills()).toEqual([]);
    shop.stripe.settleDebit(shop.stripe.debitOf(buyer.id), true);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 100);
    expect(await buyer.bills()).toMatchObject([{ status: 'paid', credits: 100 }]);
  });

  it('by bank debit gives nothing when the bank refuses', async () => {
    const buyer = await shop.buyer();
    await buyer.subscribe('p100');
    shop.stripe.pay(buyer.id, 'bank');
    shop.stripe.settleDebit(shop.stripe.debitOf(buyer.id), false);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free);
  });

  it('can be bought twice, and beside a plan', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    await buyer.buy('p30');
    await buyer.buy('p30');
    expect(await buyer.credits()).toBe(free + 100 + 60);
    expect(await buyer.bills()).toHaveLength(3);
  });
});

describe('a monthly plan', () => {
  it('gives its credits once it is paid, and a bill with its invoice', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m300');
    expect(await buyer.member()).toMatchObject({
      plan_id: 'm300',
      interval: 'month',
      credits: free + 300,
      credits_monthly: 300,
      cancel_expired_at: null,
      past_due: false,
    });
    const [bill] = await buyer.bills();
    expect(bill).toMatchObject({
      kind: 'subscription',
      plan_id: 'm300',
      amount: 1_900,
      currency: 'usd',
      credits: 300,
      status: 'paid',
    });
    const invoice = await fetch(String(bill?.invoice_url));
    expect(await invoice.text()).toContain('$19.00');
  });

  it('gives them each month, and lets at most five months pile up', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    for (const expected of [220, 320, 420, 520, 520]) {
      await shop.passDays(31);
      expect(await buyer.credits()).toBe(expected);
    }
    expect(await buyer.books()).toMatchObject({ entries_agree: true, grants_agree: true });
  });

  it('ends with its period when it is canceled; its credits outlive it by sixty days', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    shop.stripe.setCancel(buyer.id, true);
    await shop.stripe.idle();
    const canceled = await buyer.member();
    expect(canceled).toMatchObject({ plan_id: 'm100', renews_at: null });
    expect(canceled.cancel_expired_at).not.toBeNull();
    await shop.passDays(31);
    expect(await buyer.member()).toMatchObject({ plan_id: 'free', credits: free + 100 });
    await shop.passDays(58);
    expect(await buyer.credits()).toBe(free + 100);
    await shop.passDays(3);
    expect(await buyer.credits()).toBe(free);
  });

  it('keeps the credits of whoever comes back in time', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    shop.stripe.setCancel(buyer.id, true);
    await shop.passDays(40);
    await buyer.buy('m100');
    await shop.passDays(25);
    expect(await buyer.credits()).toBe(free + 200);
  });
});

describe('a yearly plan', () => {
  it('is paid once and gives its credits each of twelve months', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('y100');
    expect(await buyer.credits()).toBe(free + 100);
    for (let month = 1; month <= 11; month += 1) {
      await shop.passDays(30.5);
      await buyer.spend(100);
    }
    expect(await buyer.credits()).toBe(free + 100);
    const [bill, ...others] = await buyer.bills();
    expect(bill).toMatchObject({ amount: 9_000, credits: 1_200 });
    expect(others).toEqual([]);
  });

  it('catches up the months in which nobody looked', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('y300');
    await shop.passDays(95);
    expect(await buyer.credits()).toBe(free + 4 * 300);
  });

  it('takes back the refunded part of what it gives later, too', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('y100');
    const payment = shop.stripe.paymentOf(buyer.id);
    shop.stripe.refund(payment.id, payment.amount / 2);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 50);
    await shop.passDays(32);
    expect(await buyer.credits()).toBe(free + 100);
  });
});

describe('a payment that fails', () => {
  it('gives nothing, is told by mail, and gives its credits once it is mended', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    shop.stripe.setCard(buyer.id, 'declined');
    await shop.passDays(31);
    expect(await buyer.member()).toMatchObject({
      plan_id: 'm100',
      past_due: true,
      credits: free + 100,
    });
    expect((await buyer.bills())[0]).toMatchObject({ status: 'failed', credits: 0 });
    const mail = await shop.sandbox.latestMail(buyer.email);
    expect(mail.subject).toBe('Your payment did not go through');
    expect(mail.links).toEqual(['http://localhost:4200/account/plan']);
    shop.stripe.setCard(buyer.id, 'accepted');
    shop.stripe.payAgain(buyer.id);
    await shop.stripe.idle();
    expect(await buyer.member()).toMatchObject({ past_due: false, credits: free + 200 });
    expect((await buyer.bills())[0]).toMatchObject({ status: 'paid', credits: 100 });
  });

  it('a whole period long ends the plan', async () => {
    const buyer = await shop.buyer();
    await buyer.buy('m100');
    shop.stripe.setCard(buyer.id, 'declined');
    await shop.passDays(62);
    expect(await buyer.member()).toMatchObject({ plan_id: 'free', past_due: false });
  });
});
