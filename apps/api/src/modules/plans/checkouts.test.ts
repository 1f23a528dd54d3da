import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installCrashPoints } from '../../testing/crash-points.ts';
import { openShop, type Buyer, type TestShop } from '../../testing/open-shop.ts';

const free = 20;

let shop: TestShop;
let buyer: Buyer;
let crash: Awaited<ReturnType<typeof installCrashPoints>>;
beforeAll(async () => {
  shop = await openShop();
  crash = await installCrashPoints(shop.db);
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
});

const urlOf = ({ body }: { body: unknown }) => (body as { url: string }).url;
const openSessions = () =>
  shop.stripe.store.sessions.list(
    ({ clientReferenceId, status }) => clientReferenceId === buyer.id && status === 'open',
  );
const customersOf = () =>
  shop.stripe.store.customers.list(({ metadata }) => metadata['user_id'] === buyer.id);
const plansOf = () =>
  shop.stripe.store.subscriptions.list(
    ({ customer, status }) =>
      status !== 'canceled' && customersOf().some(({ id }) => id === customer),
  );
const refundsOf = () =>
  shop.stripe.store.refunds.list(({ payment }) =>
    customersOf().some(({ id }) => id === shop.stripe.store.payments.get(payment).customer),
  );
const subjects = () => shop.sandbox.mailsTo(buyer.email).map(({ subject }) => subject);
const books = { entries_agree: true, grants_agree: true };

/** A second payment page for the same item, as two parallel calls used to leave. */
function openAnother(): void {
  const [session] = openSessions();
  if (!session) throw new Error('There is no open page.');
  shop.stripe.store.sessions.add({ ...session, id: shop.stripe.store.newId('cs_test') });
}

describe('calls for a page to pay on, at once', () => {
  it('for the same plan are all led to one page', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([1, 2, 3].map(() => buyer.subscribe('m100')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(urlOf)).size).toBe(1);
      expect(openSessions()).toHaveLength(1);
    }
  });

  it('for different plans all have an answer, and one page is left to pay on', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(['m100', 'm300', 'y100'].map((id) => buyer.subscribe(id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [open, ...others] = openSessions();
      expect(others).toEqual([]);
      expect(answers.map(urlOf).some((url) => url.endsWith(`/${open?.id}`))).toBe(true);
    }
  });

  it('of somebody new make one customer', async () => {
    const answers = await Promise.all([
      buyer.subscribe('m100'),
      buyer.subscribe('p30'),
      buyer.call('POST', '/api/plans/portal', { return_url: 'http://localhost:4200/account' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(customersOf()).toHaveLength(1);
  });

  it('for a plan and a pack leave a page for each', async () => {
    await Promise.all([buyer.subscribe('m100'), buyer.subscribe('p30')]);
    expect(
      openSessions()
        .map(({ mode }) => mode)
        .sort(),
    ).toEqual(['payment', 'subscription']);
    await buyer.subscribe('p100');
    expect(openSessions()).toHaveLength(2);
  });

  it('come to a page although the one that went before them died', async () => {
    await buyer.subscribe('m100');
    await shop.db.execute(
      `update billing_customers set claimed_until = now() + interval '1 second' where user_id = '${buyer.id}'`,
    );
    expect((await buyer.subscribe('m300')).status).toBe(200);
    expect(openSessions()).toHaveLength(1);
  });
});

describe('a page to pay on', () => {
  it('is the same for the same wish, and another one for another', async () => {
    const first = urlOf(await buyer.subscribe('m100'));
    expect(urlOf(await buyer.subscribe('m100'))).toBe(first);
    const other = { cancel_url: 'http://localhost:4200/account' };
    expect(urlOf(await buyer.subscribe('m100', other))).not.toBe(first);
    expect(await (await fetch(first)).text()).toContain('has expired');
  });

  it('stops working once a plan is paid', async () => {
    await buyer.subscribe('m100');
    openAnother();
    shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    expect(openSessions()).toEqual([]);
    expect(plansOf()).toHaveLength(1);
  });
});

describe('a second plan that is paid all the same', () => {
  /** Pays two pages before the product hears of either. */
  async function payTwo(): Promise<void> {
    await buyer.subscribe('m100');
    openAnother();
    shop.stripe.hold();
    shop.stripe.pay(buyer.id);
    shop.stripe.pay(buyer.id);
  }

  async function expectOneLeft(): Promise<void> {
    expect(plansOf()).toHaveLength(1);
    expect(refundsOf()).toMatchObject([{ amount: 900, status: 'succeeded' }]);
    expect(await buyer.member()).toMatchObject({ plan_id: 'm100', credits: free + 100 });
    expect(await buyer.books()).toMatchObject({ balance: free + 100, owed: 0, ...books });
    const bills = (await buyer.bills()).map(({ kind, status, amount }) => [kind, status, amount]);
    expect(bills.sort()).toEqual([
      ['refund', 'paid', -900],
      ['subscription', 'paid', 900],
      ['subscription', 'refunded', 900],
    ]);
    await shop.sandbox.latestMail(buyer.email, 15_000);
    expect(subjects()).toEqual(['We refunded your second plan']);
  }

  it.each(['as sent', 'reverse'] as const)(
    'is refunded and ended, and told by mail, when its webhook event comes %s',
    async (order) => {
      await payTwo();
      await shop.stripe.release(order);
      await shop.stripe.idle();
      await expectOneLeft();
    },
  );

  it('is refunded once however often and under how many ids its webhook event comes', async () => {
    await payTwo();
    await shop.stripe.release('as sent', 2);
    await shop.stripe.idle();
    for (const id of shop.stripe.events().slice(0, 4)) {
      await Promise.all([shop.stripe.resend(id), shop.stripe.resend(id, true)]);
    }
    await expectOneLeft();
  });

  it('is refunded also when its money comes after it was ended', async () => {
    await payTwo();
    // Both began in one second: the second is the one with the later id.
    const second = plansOf().sort((a, b) => (a.id < b.id ? -1 : 1))[1];
    const late = shop.stripe.store.invoices.get(second?.latestInvoice ?? null);
    const { payment } = late;
    Object.assign(late, { status: 'open', payment: null });
    await shop.stripe.release();
    await shop.stripe.idle();
    expect(plansOf()).toHaveLength(1);
    expect(refundsOf()).toEqual([]);
    Object.assign(late, { status: 'paid', payment });
    for (const id of shop.stripe.events('invoice.paid').slice(0, 2)) await shop.stripe.resend(id);
    await shop.stripe.idle();
    await expectOneLeft();
  });

  it('is told in the language of whoever bought it', async () => {
    await payTwo();
    await shop.db.execute(`update users set language = 'de' where id = '${buyer.id}'`);
    await shop.stripe.release();
    await shop.stripe.idle();
    const { subject } = await shop.sandbox.latestMail(buyer.email, 15_000);
    expect(subject).toBe('Wir haben deinen zweiten Plan erstattet');
  });

  it('costs none of the credits of the plan that stays, also when it is smaller', async () => {
    await buyer.subscribe('m100');
    const [small] = openSessions();
    await buyer.subscribe('m4000');
    if (small) small.status = 'open';
    shop.stripe.hold();
    const [large] = openSessions().filter(({ id }) => id !== small?.id);
    await fetch(`${shop.sandbox.origin}/stripe/checkout/${large?.id}`, {
      method: 'POST',
      body: new URLSearchParams({ card: 'accepted' }),
      redirect: 'manual',
    });
    shop.stripe.store.setNow(shop.stripe.store.now() + 5);
    shop.stripe.pay(buyer.id);
    await shop.stripe.release('reverse');
    await shop.stripe.idle();
    expect(await buyer.member()).toMatchObject({ plan_id: 'm4000', credits: free + 4_000 });
  });

  it.each([1, 3, 5, 7, 9, 11, 13, 15])(
    'is refunded and told once when the database dies at write %i of its webhook event',
    async (write) => {
      await payTwo();
      await crash.arm(write);
      await shop.stripe.release();
      await shop.stripe.idle();
      await crash.disarm();
      await shop.api.services.bills.endDuplicates();
      await shop.stripe.idle();
      await expectOneLeft();
    },
  );

  it('is ended by the minute’s round where the webhook event was taken and then everything died', async () => {
    await payTwo();
    const { subscriptions } = shop.api.services;
    for (const { id } of plansOf()) await subscriptions.sync(id);
    expect(refundsOf()).toEqual([]);
    await shop.api.services.bills.endDuplicates();
    await shop.api.services.bills.endDuplicates();
    await shop.stripe.release();
    await shop.stripe.idle();
    await expectOneLeft();
  });

  it('are two purchases when they are packs', async () => {
    await buyer.subscribe('p30');
    openAnother();
    shop.stripe.pay(buyer.id);
    shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free + 60);
    expect(refundsOf()).toEqual([]);
  });
});

it('tells of the provider’s own refusals as an outage, never by their status', async () => {
  await buyer.subscribe('m100');
  const [customer] = customersOf();
  shop.stripe.store.prices.clear();
  const answer = await buyer.subscribe('m300', { cancel_url: 'http://localhost:4200/account' });
  expect(customer).toBeDefined();
  expect(answer).toMatchObject({ status: 503, body: { code: 'ProviderUnavailable' } });
});
