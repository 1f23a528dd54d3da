import { randomUUID } from 'node:crypto';
import { createPrintOrderBody } from '@tintory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  openPrintShop,
  type PrintBuyer,
  type PrintShop,
  wishOf,
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
  buyer = await shop.printBuyer();
});

const printBills = async () =>
  (await buyer.bills()).map(({ kind, status, amount, credits }) => [kind, status, amount, credits]);
const subjects = () => shop.sandbox.mailsTo(buyer.email).map(({ subject }) => subject);

describe('an order', () => {
  it('is paid, made, sent and told of', async () => {
    const before = await buyer.credits();
    const paid = await buyer.pay();
    expect(paid).toMatchObject({
      ...{ status: 'paid', amount: 30.3, currency: 'EUR', reason: null },
      items: [{ title: 'Mug', variant_title: 'small', price: 12.9, quantity: 2 }],
      shipping: { id: 'standard', price: 4.5 },
      address: { ...address, line2: '' },
    });
    expect(paid.receipt_url).toMatch(/^http/);
    await buyer.untilMade();
    for (const status of ['in_production', 'shipped', 'delivered'] as const) {
      expect((await shop.tell(shop.printer.move(paid.id, status))).status).toBe(200);
      expect(await buyer.newest()).toMatchObject({ status, can_cancel: false });
    }
    expect((await buyer.newest()).tracking_url).toBe('https://parcels.example/42');
    await vi.waitFor(() => expect(subjects()).toHaveLength(4), { timeout: 40_000 });
    for (const words of [/^We have your order/, /in production$/, /on its way$/, /has arrived$/]) {
      expect(subjects()).toContainEqual(expect.stringMatching(words));
    }
    expect(await printBills()).toEqual([['print', 'paid', 3_030, 0]]);
    expect(await buyer.credits()).toBe(before);
    expect(shop.printer.confirmed()).toEqual([paid.id]);
  }, 60_000);

  it('comes back from its page with its id', async () => {
    const { body } = await buyer.order();
    const { id } = await buyer.newest();
    const page = (body as { url: string }).url.split('/').at(-1) ?? '';
    expect(shop.stripe.store.sessions.get(page)).toMatchObject({
      successUrl: `http://localhost:4200/print/orders/done?order=${id}`,
      cancelUrl: `http://localhost:4200/print/checkout?order=${id}`,
    });
  });

  it('is one for a hundred payments of one cart with one key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => buyer.order({}, key)));
    // More than this in a minute are refused with a pause.
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened.length).toBeGreaterThan(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(new Set(opened.map(({ body }) => (body as { url: string }).url)).size).toBe(1);
    expect(await buyer.list()).toHaveLength(1);
  });

  it('is made once where twenty tabs pay one cart at the same time', async () => {
    const { printOrders } = shop.api.services;
    const body = createPrintOrderBody.parse(wishOf());
    const who = { id: buyer.id, email: buyer.email };
    const opened = await Promise.allSettled(
      Array.from({ length: 20 }, () => printOrders.create(who, body, 'en')),
    );
    const pages = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(pages.length).toBeGreaterThan(1);
    const paid = pages.filter((page) => shop.stripe.payPage(page.split('/').at(-1) ?? ''));
    expect(paid).toHaveLength(1);
    await shop.stripe.idle();
    await buyer.untilMade();
    const orders = await buyer.list();
    expect(orders.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
    expect(await printBills()).toEqual([['print', 'paid', 3_030, 0]]);
  }, 120_000);

  it('takes the place of another one that is not paid', async () => {
    await buyer.order();
    await buyer.order();
    const orders = await buyer.list();
    expect(orders.map(({ status }) => status)).toEqual(['awaiting_payment', 'canceled']);
  });

  it('leaves the pages on which credits are bought alone, and they leave its own', async () => {
    await buyer.subscribe('p30');
    await buyer.order();
    await buyer.subscribe('p100');
    expect((await buyer.newest()).status).toBe('awaiting_payment');
    shop.stripe.pay(buyer.id);
    shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    expect((await buyer.bills()).map(({ kind }) => kind).sort()).toEqual(['pack', 'print']);
  });

  it.each([
    [{ items: [{ design_id: 'none', variant_id: 'mug-small', quantity: 1 }] }, 'items.0.design_id'],
    [{ items: [{ design_id: 'design-1', variant_id: 'x', quantity: 1 }] }, 'items.0.variant_id'],
    [{ address: { ...address, zip: '' } }, 'address.zip'],
    [{ address: { ...address, country_code: 'ZZ' } }, 'address.country_code'],
    [{ shipping_method_id: 'rocket' }, 'shipping_method_id'],
    [{ success_url: 'https://elsewhere.example/' }, 'success_url'],
  ])('is refused with the field named: %j', async (more, field) => {
    const { status, body } = await buyer.order(more);
    expect(status).toBe(400);
    expect(Object.keys((body as { details: object }).details)).toEqual([field]);
    expect(await buyer.list()).toEqual([]);
  });

  it('is refused for a variant that ended in the cart', async () => {
    shop.printer.end(['mug-small']);
    expect((await buyer.order()).body).toMatchObject({
      details: { 'items.0.variant_id': expect.stringMatching(/available/) as string },
    });
  });

  it('is seen by its owner alone', async () => {
    await buyer.order();
    const { id } = await buyer.newest();
    const other = await shop.printBuyer();
    expect((await other.call('GET', `/api/print/orders/${id}`)).status).toBe(404);
    expect((await other.cancel(id)).status).toBe(404);
    expect((await buyer.call('GET', `/api/print/orders/${id}`)).body).toMatchObject({ id });
    expect((await buyer.call('GET', '/api/print/orders/nothing')).status).toBe(404);
  });
});

describe('an order that is not paid', () => {
  it('ends with its page, and cannot be paid any more', async () => {
    await buyer.order();
    await shop.passMinutes(61);
    expect(await buyer.newest()).toMatchObject({ status: 'canceled', can_cancel: false });
    expect(() => shop.stripe.pay(buyer.id)).toThrow();
  });

  it('is canceled by its owner', async () => {
    await buyer.order();
    const { id } = await buyer.newest();
    expect((await buyer.cancel(id)).body).toMatchObject({ status: 'canceled' });
    expect(() => shop.stripe.pay(buyer.id)).toThrow();
    expect(await printBills()).toEqual([]);
  });

  it('leads back to its page as long as that is open', async () => {
    const { body } = await buyer.order();
    const { id, can_pay } = await buyer.newest();
    expect(can_pay).toBe(true);
    expect(await buyer.payAgain(id)).toMatchObject({ status: 200, body });
    expect(await buyer.list()).toHaveLength(1);
  });

  it('is ordered anew once its page has ended', async () => {
    await buyer.order();
    const { id } = await buyer.newest();
    shop.stripe.advance(61 / 1_440);
    expect((await buyer.payAgain(id)).status).toBe(200);
    const orders = await buyer.list();
    expect(orders.map(({ status }) => status)).toEqual(['awaiting_payment', 'canceled']);
    expect(orders[0]).toMatchObject({ amount: 30.3, items: [{ quantity: 2 }], address });
    shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    await buyer.untilMade();
    expect(shop.printer.orders.has(id)).toBe(false);
  });

  it('is not paid again once it is paid, or its money is under way, or its owner gave it up', async () => {
    await buyer.order();
    const { id } = await buyer.newest();
    shop.stripe.pay(buyer.id, 'bank');
    await shop.stripe.idle();
    expect((await buyer.payAgain(id)).status).toBe(409);
    shop.stripe.settleDebit(shop.stripe.debitOf(buyer.id), true);
    await shop.stripe.idle();
    expect((await buyer.payAgain(id)).status).toBe(409);
    await buyer.order();
    const given = await buyer.newest();
    await buyer.cancel(given.id);
    expect(await buyer.newest()).toMatchObject({ can_pay: false });
    expect((await buyer.payAgain(given.id)).status).toBe(409);
    expect((await (await shop.printBuyer()).payAgain(id)).status).toBe(404);
  });

  it('waits for money that a bank sends days later, and may wait in vain', async () => {
    await buyer.order();
    shop.stripe.pay(buyer.id, 'bank');
    await shop.passMinutes(120);
    expect((await buyer.newest()).status).toBe('awaiting_payment');
    shop.stripe.settleDebit(shop.stripe.debitOf(buyer.id), false);
    await shop.stripe.idle();
    expect(await buyer.newest()).toMatchObject({
      status: 'canceled',
      reason: expect.stringMatching(/payment failed/) as string,
    });
  });

  it('that is canceled while the money is under way is given back when it comes', async () => {
    await buyer.order();
    shop.stripe.pay(buyer.id, 'bank');
    const { id } = await buyer.newest();
    expect((await buyer.cancel(id)).body).toMatchObject({ status: 'canceled' });
    shop.stripe.settleDebit(shop.stripe.debitOf(buyer.id), true);
    await shop.stripe.idle();
    await buyer.until('refunded');
    expect(shop.printer.orders.has(id)).toBe(false);
  });
});
