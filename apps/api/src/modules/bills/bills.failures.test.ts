import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, web, type Buyer, type TestShop } from '../../testing/open-shop.ts';

const free = 20;

let shop: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
});

/** Buys, but holds the webhook events back. */
async function buyInSilence(planId: string): Promise<void> {
  await buyer.subscribe(planId);
  shop.stripe.hold();
  shop.stripe.pay(buyer.id);
}

const agree = { entries_agree: true, grants_agree: true };

describe('webhook events of a payment', () => {
  it('grants once, however often it comes and under how many ids', async () => {
    await buyer.buy('p100');
    for (const id of shop.stripe.events().slice(0, 6)) {
      await Promise.all([shop.stripe.resend(id), shop.stripe.resend(id, true)]);
    }
    expect(await buyer.credits()).toBe(free + 100);
    expect(await buyer.bills()).toHaveLength(1);
  });

  it('grants once when it comes several times at the same moment', async () => {
    await buyInSilence('m300');
    await shop.stripe.release('as sent', 4);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 300);
    expect(await buyer.books()).toMatchObject({ balance: free + 300, ...agree });
  });

  it('may come in the wrong order', async () => {
    await buyInSilence('m300');
    await shop.stripe.release('reverse');
    await shop.stripe.idle();
    expect(await buyer.member()).toMatchObject({ plan_id: 'm300', credits: free + 300 });
  });

  it('that does not arrive is taken when it is sent again', async () => {
    await buyer.subscribe('p30');
    shop.stripe.dropNext(5);
    shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 30);
  });

  it('that fails in the middle leaves nothing, answers 500, and is taken when it is sent again', async () => {
    const refuse = sql`alter table credit_entries add constraint broken check (kind <> 'grant') not valid`;
    await shop.db.execute(refuse);
    await buyInSilence('p100');
    const [paid] = shop.stripe.events('invoice.paid');
    const release = shop.stripe.release();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await buyer.bills()).toEqual([]);
    expect(await buyer.credits()).toBe(free);
    await shop.db.execute(sql`alter table credit_entries drop constraint broken`);
    await release;
    await shop.stripe.resend(String(paid));
    expect(await buyer.credits()).toBe(free + 100);
    expect(await buyer.books()).toMatchObject(agree);
  });
});

describe('a refund', () => {
  it('takes back what is left; what is spent is owed and netted from the next credits', async () => {
    await buyer.buy('p100');
    await buyer.spend(70);
    shop.stripe.refund(shop.stripe.paymentOf(buyer.id).id);
    await shop.stripe.idle();
    expect(await buyer.books()).toMatchObject({ balance: free, owed: 70, ...agree });
    await buyer.buy('p100');
    expect(await buyer.books()).toMatchObject({ balance: free + 30, owed: 0, ...agree });
    expect((await buyer.bills()).map(({ kind, status, amount }) => [kind, status, amount])).toEqual(
      [
        ['pack', 'paid', 1_490],
        ['refund', 'paid', -1_490],
        ['pack', 'refunded', 1_490],
      ],
    );
  });

  it('in parts takes back in parts, never more than the whole, and each part once', async () => {
    await buyer.buy('p100');
    const { id } = shop.stripe.paymentOf(buyer.id);
    for (const amount of [490, 500, 500]) shop.stripe.refund(id, amount);
    await shop.stripe.idle();
    for (const event of shop.stripe.events('charge.refunded'))
      await shop.stripe.resend(event, true);
    expect(await buyer.books()).toMatchObject({ balance: free, owed: 0, ...agree });
    const refunds = (await buyer.bills()).filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ credits }) => credits).reduce((sum, one) => sum + one)).toBe(-100);
  });

  it('that is known before its payment takes back all the same', async () => {
    await buyInSilence('p100');
    shop.stripe.refund(shop.stripe.paymentOf(buyer.id).id, 745);
    await shop.stripe.release('reverse');
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 50);
  });

  it('that the bank returns gives the credits back', async () => {
    await buyer.buy('p100');
    const refund = shop.stripe.refund(shop.stripe.paymentOf(buyer.id).id);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free);
    shop.stripe.failRefund(refund.id);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 100);
    expect((await buyer.bills()).map(({ status }) => status)).toEqual(['failed', 'paid']);
  });
});

describe('a dispute', () => {
  it('takes the credits while it is open and gives them back when it is won', async () => {
    await buyer.buy('p100');
    const dispute = shop.stripe.dispute(shop.stripe.paymentOf(buyer.id).id);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free);
    expect((await buyer.bills())[0]).toMatchObject({ status: 'disputed' });
    shop.stripe.closeDispute(dispute.id, 'won');
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 100);
    expect((await buyer.bills())[0]).toMatchObject({ status: 'paid' });
  });

  it('that is lost keeps them', async () => {
    await buyer.buy('p100');
    const dispute = shop.stripe.dispute(shop.stripe.paymentOf(buyer.id).id);
    shop.stripe.closeDispute(dispute.id, 'lost');
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free);
  });
});

describe('a plan', () => {
  it('changed to and fro never gives more than the dearer one', async () => {
    await buyer.buy('m100');
    await buyer.subscribe('m700');
    for (const plan of ['m700', 'm100', 'm700']) shop.stripe.changePlan(buyer.id, plan);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBeLessThanOrEqual(free + 700);
  });

  it('is not sold twice: the page to pay for another plan ends the first', async () => {
    const first = (await buyer.subscribe('m300')).body as { url: string };
    await buyer.subscribe('m100');
    expect(await (await fetch(first.url)).text()).toContain('has expired');
    shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 100);
  });

  it('is not sold again to whoever has just paid, although nobody told us yet', async () => {
    await buyInSilence('m100');
    const { body } = await buyer.subscribe('m300');
    expect((body as { url: string }).url).toContain('/stripe/portal/');
    await shop.stripe.release();
  });

  it('cannot be bought while a first payment is under way', async () => {
    await buyer.buy('m100');
    shop.stripe.subscriptionOf(buyer.id).status = 'incomplete';
    expect((await buyer.subscribe('m300')).body).toMatchObject({ code: 'Conflict' });
  });

  it.each([
    ['an unknown one', { plan_id: 'm999' }, 'plan_id'],
    ['one of another edition', { plan_id: 's10' }, 'plan_id'],
    ['one sold by another interval', { interval: 'year' }, 'interval'],
    ['a foreign way back', { success_url: 'https://evil.example/done' }, 'success_url'],
    ['a foreign way out', { cancel_url: 'http://localhost:4200.evil.example/' }, 'cancel_url'],
    ['a way back that is no address', { success_url: 'javascript:alert(1)' }, 'success_url'],
  ])('refuses %s', async (_, change, field) => {
    const { status, body } = await buyer.subscribe('m100', change);
    expect(status).toBe(400);
    expect((body as { details: object }).details).toHaveProperty(field);
  });

  it('needs somebody signed in', async () => {
    const answer = await fetch(`${shop.api.origin}/api/plans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        plan_id: 'm100',
        interval: 'month',
        success_url: web,
        cancel_url: web,
      }),
    });
    expect(answer.status).toBe(401);
  });
});

describe('the webhook', () => {
  const post = (payload: string, signature?: string) =>
    fetch(`${shop.api.origin}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature ? { 'stripe-signature': signature } : {}),
      },
      body: payload,
    });
  const sign = (payload: string, secret = 'whsec_sandbox', age = 0) => {
    const time = Math.floor(Date.now() / 1_000) - age;
    const v1 = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
    return `t=${time},v1=${v1}`;
  };
  const event = (type: string, object: object) =>
    JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });

  it('refuses a signature that is missing, wrong, old, or of another body', async () => {
    const payload = event('invoice.paid', { id: 'in_1', object: 'invoice' });
    const other = event('invoice.paid', { id: 'in_2', object: 'invoice' });
    const answers = await Promise.all([
      post(payload),
      post(payload, sign(payload, 'whsec_other')),
      post(payload, sign(payload, 'whsec_sandbox', 600)),
      post(other, sign(payload)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('takes what it does not know, and changes nothing by it', async () => {
    const payload = event('payout.paid', { id: 'po_1', object: 'payout' });
    expect((await post(payload, sign(payload))).status).toBe(200);
  });

  it('gives nothing for a price that is none of ours', async () => {
    await buyer.subscribe('p100');
    const [price] = shop.stripe.store.prices.list(({ metadata }) => metadata['plan_id'] === 'p100');
    const strange = shop.stripe.store.prices.add({
      ...price,
      id: `price_${randomUUID()}`,
      metadata: {},
    } as NonNullable<typeof price>);
    const [session] = shop.stripe.store.sessions.list(({ status }) => status === 'open');
    if (session) session.lines = [{ price: strange.id, quantity: 1 }];
    shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free);
    expect((await buyer.bills())[0]).toMatchObject({ plan_id: null, credits: 0, status: 'paid' });
  });

  it('passes over customers that are not ours', async () => {
    await buyer.buy('p30');
    await shop.db.execute(sql`delete from billing_customers where user_id = ${buyer.id}`);
    const [paid] = shop.stripe.events('invoice.paid');
    await shop.stripe.resend(String(paid), true);
    expect(await buyer.credits()).toBe(free + 30);
  });
});

it('shows each buyer their own bills alone', async () => {
  await buyer.buy('p30');
  const other = await shop.buyer();
  expect(await other.bills()).toEqual([]);
});
