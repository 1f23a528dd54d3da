import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openPrintShop,
  type PrintBuyer,
  type PrintShop,
} from '../../../testing/print/open-print-shop.ts';
import { createGivingUp } from './give-up-order.ts';
import { findOrder, type OrderRow } from './orders.repository.ts';

let shop: PrintShop;
let buyer: PrintBuyer;
beforeAll(async () => {
  shop = await openPrintShop();
  buyer = await shop.printBuyer();
}, 120_000);
afterAll(() => shop.close());

/** A paid order, read before it was known what the provider does with it. */
async function readPaid(): Promise<OrderRow> {
  const { id } = await buyer.pay();
  await buyer.untilMade();
  return vi.waitFor(async () => {
    const row = await findOrder(shop.db, id);
    // The provider has it a moment before its answer is stored, which makes a new version.
    if (!row?.providerOrderId || row.triedAt) throw new Error('The answer is not stored.');
    return row;
  });
}

const giveUp = (order: OrderRow) => {
  const { queue } = shop.api.services;
  const parts = { db: shop.db, queue, provider: shop.printer.provider };
  return createGivingUp({ ...parts, now: () => new Date() }).giveUp(order, 'failed', 'unavailable');
};

describe('giving up an order', () => {
  it.each(['accepted', 'in_production', 'shipped'] as const)(
    'leaves one alone that a late confirmation made %s meanwhile',
    async (status) => {
      const order = await readPaid();
      shop.printer.move(order.id, status);
      const left = await giveUp(order);
      expect(left?.status).toBe(status === 'accepted' ? 'paid' : status);
      expect(left?.reason).toBeNull();
      expect(shop.printer.orders.get(order.id)?.status).toBe(status);
    },
  );

  it('takes back a draft, so that nobody makes it later', async () => {
    const order = await readPaid();
    shop.printer.move(order.id, 'draft');
    expect(await giveUp(order)).toMatchObject({ status: 'failed', reason: 'unavailable' });
    expect(shop.printer.orders.get(order.id)?.status).toBe('canceled');
  });
});
