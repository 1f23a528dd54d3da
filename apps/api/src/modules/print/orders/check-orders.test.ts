import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkBooksNightly } from '../../bills/check-books.ts';
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
  buyer = await shop.printBuyer();
});

const check = () =>
  checkBooksNightly({
    ...shop.api.services,
    ...{ db: shop.db, mailer: { send: () => Promise.resolve() }, owners: [] },
  });

/** Pays, and the webhook event of it gets lost. */
async function payUnheard(): Promise<string> {
  await buyer.order();
  shop.stripe.hold();
  shop.stripe.pay(buyer.id);
  shop.stripe.lose();
  return (await buyer.newest()).id;
}

it('agrees with both providers where all went well', async () => {
  await buyer.pay();
  await buyer.untilMade();
  expect(await check()).toEqual([]);
});

it('finds a payment whose webhook never came, and has the order made', async () => {
  const id = await payUnheard();
  expect(await check()).toMatchObject([
    { what: 'print order', id, problem: expect.stringContaining('awaiting'), isRepaired: true },
  ]);
  await buyer.untilMade();
  expect(await check()).toEqual([]);
});

it('gives back the money of a bank that came unheard after its order was canceled', async () => {
  await buyer.order();
  shop.stripe.pay(buyer.id, 'bank');
  await shop.stripe.idle();
  const { id } = await buyer.newest();
  expect((await buyer.cancel(id)).body).toMatchObject({ status: 'canceled' });
  shop.stripe.hold();
  shop.stripe.settleDebit(shop.stripe.debitOf(buyer.id), true);
  shop.stripe.lose();
  await shop.passMinutes(361);
  await buyer.until('refunded');
  expect(await check()).toEqual([]);
});

it('finds a refund of which nothing was heard, and one that never had a bill', async () => {
  const { id } = await buyer.pay();
  const { id: other } = await (async () => {
    await buyer.untilMade();
    return buyer.pay();
  })();
  await buyer.untilMade();
  shop.stripe.hold();
  shop.stripe.refund(shop.stripe.paymentOf(buyer.id).id);
  shop.stripe.lose();
  await shop.db.execute(sql`delete from bills where provider_key = ${`print:${id}`}`);
  const found = await check();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual(
    expect.objectContaining({ id: other, problem: 'lost 3030, in the books 0', isRepaired: true }),
  );
  expect(found).toContainEqual(expect.objectContaining({ id, isRepaired: false }));
  await buyer.until('refunded');
  expect(shop.printer.orders.get(other)?.status).toBe('canceled');
});

it('finds an order that the print provider makes although it was given back', async () => {
  const { id } = await buyer.pay();
  await buyer.untilMade();
  await buyer.cancel(id);
  await buyer.until('refunded');
  shop.printer.move(id, 'accepted');
  expect((await check()).filter((one) => one.id === id)).toMatchObject([
    { problem: 'was given back and is accepted at the print provider', isRepaired: true },
  ]);
  await shop.passMinutes(3);
  expect(shop.printer.orders.get(id)?.status).toBe('canceled');
});

it('says so where a provider cannot be asked, and checks the rest', async () => {
  await buyer.pay();
  await buyer.untilMade();
  shop.printer.set('down');
  expect(await check()).toContainEqual(
    expect.objectContaining({ what: 'print orders', isRepaired: false }),
  );
});
