import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openPrintShop,
  type PrintBuyer,
  type PrintShop,
} from '../../../testing/print/open-print-shop.ts';

let shop: PrintShop;
let buyer: PrintBuyer;
beforeAll(async () => {
  shop = await openPrintShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.printer.set('none');
  shop.printer.end([]);
  shop.gone.clear();
  buyer = await shop.printBuyer();
});

const text = (pattern: RegExp) => expect.stringMatching(pattern) as string;
const bills = async () =>
  (await buyer.bills()).map(({ kind, status, amount }) => [kind, status, amount]);
const givenBack = [
  ['print', 'refunded', 3_030],
  ['refund', 'paid', -3_030],
];
/** Orders and pays; the webhook event is lost. */
async function payInSilence(): Promise<string> {
  await buyer.order();
  shop.stripe.hold();
  shop.stripe.pay(buyer.id);
  return (await buyer.newest()).id;
}

describe('webhook events of a payment', () => {
  it('makes one order, however often it comes and under how many ids', async () => {
    const { id } = await buyer.pay();
    for (const event of shop.stripe.events().slice(0, 4)) {
      await Promise.all([shop.stripe.resend(event), shop.stripe.resend(event, true)]);
    }
    await buyer.untilMade();
    expect([...shop.printer.orders.keys()].filter((one) => one === id)).toHaveLength(1);
    expect(await bills()).toEqual([['print', 'paid', 3_030]]);
  });

  it('may come in the wrong order and several times at once', async () => {
    await payInSilence();
    await shop.stripe.release('reverse', 4);
    await shop.stripe.idle();
    await buyer.untilMade();
    expect(await bills()).toEqual([['print', 'paid', 3_030]]);
  });

  it('that never comes is asked for within minutes', async () => {
    const id = await payInSilence();
    shop.stripe.lose();
    await shop.passMinutes(3);
    await buyer.untilMade();
    expect(await buyer.newest()).toMatchObject({ id, status: 'paid' });
  });

  it('that comes behind its refund makes nothing', async () => {
    const id = await payInSilence();
    shop.stripe.refund(shop.stripe.paymentOf(buyer.id).id);
    await shop.stripe.release('reverse');
    await shop.stripe.idle();
    await buyer.until('refunded');
    expect(shop.printer.orders.has(id)).toBe(false);
  });

  it('of a refund in the provider’s own pages cancels what is not made yet', async () => {
    const { id } = await buyer.pay();
    await buyer.untilMade();
    shop.stripe.refund(shop.stripe.paymentOf(buyer.id).id);
    await shop.stripe.idle();
    await buyer.until('refunded');
    expect(shop.printer.orders.get(id)?.status).toBe('canceled');
  });
});

describe('a provider that', () => {
  it('refuses the order after payment: all is given back and said', async () => {
    shop.printer.set('refusing');
    await buyer.pay();
    const order = await buyer.until('refunded');
    expect(order).toMatchObject({ reason: text(/didn’t accept/), can_cancel: false });
    expect((await bills()).sort()).toEqual(givenBack);
    const subjects = () => shop.sandbox.mailsTo(buyer.email).map(({ subject }) => subject);
    await vi.waitFor(() => expect(subjects()).toHaveLength(3), { timeout: 40_000 });
    expect(subjects().join()).toMatch(/refunded/);
    expect(subjects().join()).toMatch(/could not be made/);
  }, 60_000);

  it('does not make a variant any more: all is given back', async () => {
    await payInSilence();
    shop.printer.end(['mug-small']);
    await shop.stripe.release();
    await shop.stripe.idle();
    expect(await buyer.until('refunded')).toMatchObject({ reason: text(/no longer made/) });
  });

  it('is down gets the order when it is back', async () => {
    await payInSilence();
    shop.printer.set('down');
    await shop.stripe.release();
    await shop.stripe.idle();
    await shop.passMinutes(5);
    expect(await buyer.newest()).toMatchObject({ status: 'paid', reason: null });
    shop.printer.set('none');
    await shop.passMinutes(5);
    await buyer.untilMade();
  });

  it('is down for days: all is given back once it is sure that nothing is made', async () => {
    const id = await payInSilence();
    shop.printer.set('down');
    await shop.stripe.release();
    await shop.stripe.idle();
    await shop.passMinutes(4 * 1_440);
    expect((await buyer.newest()).status).toBe('paid');
    shop.printer.set('none');
    await shop.passMinutes(5);
    expect(await buyer.until('refunded')).toMatchObject({ reason: text(/couldn’t reach/) });
    expect(shop.printer.orders.has(id)).toBe(false);
  });

  it('takes the order while its answer is lost makes it once', async () => {
    await payInSilence();
    shop.printer.set('lost');
    await shop.stripe.release();
    await shop.stripe.idle();
    await buyer.untilMade();
    shop.printer.set('none');
    shop.printer.end(['mug-small']);
    await shop.passMinutes(5);
    await vi.waitFor(async () => expect(await buyer.newest()).toMatchObject({ status: 'paid' }));
    const { id } = await buyer.newest();
    await shop.tell(shop.printer.move(id, 'in_production'));
    expect((await buyer.newest()).status).toBe('in_production');
    expect(await bills()).toEqual([['print', 'paid', 3_030]]);
  });

  it('hears of the order only after it was given back makes nothing', async () => {
    const id = await payInSilence();
    shop.printer.set('late', 'draft');
    await shop.stripe.release();
    await shop.stripe.idle();
    await shop.passMinutes(3);
    expect((await buyer.cancel(id)).body).toMatchObject({ status: 'refunded' });
    shop.printer.set('none');
    shop.printer.arrive();
    expect(shop.printer.orders.get(id)?.status).toBe('draft');
    await shop.passMinutes(4_400);
    expect(shop.printer.orders.get(id)?.status).toBe('canceled');
    expect(shop.printer.confirmed()).not.toContain(id);
  });

  it('hears of the confirmation only after it was given back makes nothing', async () => {
    const id = await payInSilence();
    shop.printer.set('late', 'confirm');
    await shop.stripe.release();
    await shop.stripe.idle();
    await shop.passMinutes(3);
    expect((await buyer.cancel(id)).body).toMatchObject({ status: 'refunded' });
    shop.printer.set('none');
    shop.printer.arrive();
    expect(shop.printer.orders.get(id)?.status).toBe('canceled');
  });

  it('keeps a draft whose answer was lost makes it at the next look', async () => {
    const id = await payInSilence();
    shop.printer.set('lost', 'draft');
    await shop.stripe.release();
    await shop.stripe.idle();
    await vi.waitFor(() => expect(shop.printer.orders.get(id)?.status).toBe('draft'));
    shop.printer.set('none');
    await shop.passMinutes(5);
    await buyer.untilMade();
    expect(shop.printer.confirmed().filter((one) => one === id)).toHaveLength(1);
  });

  it('fails later: all is given back', async () => {
    const { id } = await buyer.pay();
    await buyer.untilMade();
    expect((await shop.tell(shop.printer.move(id, 'failed'))).status).toBe(200);
    expect(await buyer.until('refunded')).toMatchObject({ reason: text(/couldn’t make/) });
  });

  it('tells nothing is asked', async () => {
    const { id } = await buyer.pay();
    await buyer.untilMade();
    shop.printer.move(id, 'shipped');
    await shop.passMinutes(5);
    expect(await buyer.newest()).toMatchObject({ status: 'shipped' });
  });

  it('tells of the past moves nothing back', async () => {
    const { id } = await buyer.pay();
    await buyer.untilMade();
    await shop.tell(shop.printer.move(id, 'shipped'));
    await shop.tell(shop.printer.move(id, 'in_production'));
    expect((await buyer.newest()).status).toBe('shipped');
    await shop.tell(shop.printer.move(id, 'delivered'));
    await shop.tell(shop.printer.move(id, 'failed'));
    expect((await buyer.newest()).status).toBe('delivered');
  });
});

describe('the webhook of the print provider', () => {
  it('takes what is signed, passes over strangers, and refuses the rest', async () => {
    expect((await shop.tell(undefined)).status).toBe(200);
    const stranger = { id: 'p', externalId: 'stranger', status: 'shipped' } as const;
    expect((await shop.tell({ ...stranger, trackingUrl: null, reason: null })).status).toBe(200);
    expect((await shop.tell(undefined, 'forged')).status).toBe(401);
  });

  it('is told to come again while the provider cannot be asked', async () => {
    const { id } = await buyer.pay();
    const told = { ...(await buyer.untilMade()), status: 'shipped' as const };
    shop.printer.set('down');
    expect((await shop.tell(told)).status).toBe(503);
    expect((await buyer.newest()).status).toBe('paid');
    shop.printer.set('none');
    expect((await shop.tell(shop.printer.move(id, 'shipped'))).status).toBe(200);
    expect((await buyer.newest()).status).toBe('shipped');
  });
});

describe('canceling', () => {
  it('gives all back while nothing is made', async () => {
    const { id } = await buyer.pay();
    await buyer.untilMade();
    const { status, body } = await buyer.cancel(id);
    expect([status, body]).toMatchObject([200, { status: 'refunded', can_cancel: false }]);
    expect(shop.printer.orders.get(id)?.status).toBe('canceled');
    expect((await bills()).sort()).toEqual(givenBack);
  });

  it('is refused once it is being made, and the order goes on', async () => {
    const { id } = await buyer.pay();
    await buyer.untilMade();
    shop.printer.move(id, 'in_production');
    expect((await buyer.cancel(id)).status).toBe(409);
    expect(await buyer.newest()).toMatchObject({ status: 'in_production', reason: null });
    expect((await buyer.cancel(id)).status).toBe(409);
  });

  it('waits for a provider that does not answer', async () => {
    const { id } = await buyer.pay();
    await buyer.untilMade();
    shop.printer.set('down');
    expect((await buyer.cancel(id)).body).toMatchObject({
      ...{ status: 'paid', can_cancel: false, reason: text(/asked to cancel/) },
    });
    shop.printer.set('none');
    await shop.passMinutes(5);
    await buyer.until('refunded');
  });
});

it('keeps the books and no address when an account is deleted', async () => {
  const { id } = await buyer.pay();
  await buyer.untilMade();
  await shop.tell(shop.printer.move(id, 'in_production'));
  await buyer.order();
  expect(
    (await buyer.call('POST', '/api/users/delete', { email: buyer.email })).status,
  ).toBeLessThan(300);
  const { rows } = await shop.db.execute('select status, address from print_orders order by id');
  expect(rows.slice(-2)).toEqual([
    { status: 'in_production', address: null },
    { status: 'canceled', address: null },
  ]);
});
