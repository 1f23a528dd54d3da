import { expect } from 'vitest';
import type { PrintBuyer, PrintShop } from './open-print-shop.ts';

/** Ends all faults and lets enough time pass. */
export async function calm({ stripe, printer, passMinutes }: PrintShop): Promise<void> {
  printer.set('none');
  printer.end([]);
  for (let round = 0; round < 4; round += 1) await passMinutes(61);
  await stripe.idle();
  // The slowest request arrives after the last check.
  printer.arrive();
}

/** Both providers' records of a user's orders, one line each. */
async function books({ stripe, printer }: PrintShop, buyer: PrintBuyer) {
  const { payments, refunds, disputes } = stripe.store;
  const bills = await buyer.bills();
  return (await buyer.list()).map(({ id, status }) => {
    const session = stripe.store.sessions
      .list(({ metadata }) => metadata['print_order_id'] === id)
      .find(({ paymentStatus }) => paymentStatus === 'paid');
    const payment = payments.find(session?.payment);
    const ofPayment = <Row extends { payment: string }>(row: Row) => row.payment === payment?.id;
    const repaid = refunds.list(ofPayment);
    const lost = [...repaid, ...disputes.list(ofPayment)];
    const made = printer.orders.get(id)?.status;
    return {
      status,
      isPaid: payment !== undefined,
      isBack:
        payment !== undefined && lost.reduce((sum, one) => sum + one.amount, 0) >= payment.amount,
      isMade: made !== undefined && !['draft', 'canceled', 'failed'].includes(made),
      timesMade: printer.confirmed().filter((one) => one === id).length,
      timesRepaid: repaid.length,
      isBilled: bills.some(({ kind }) => kind === 'print'),
    };
  });
}

/** Each paid order is produced or refunded once, and no other one is produced. */
export async function expectRightBooks(
  shop: PrintShop,
  buyer: PrintBuyer,
  what = '',
): Promise<void> {
  for (const order of await books(shop, buyer)) {
    const { isPaid, isBack, isMade, status } = order;
    const line = `${what} ${status}: paid ${isPaid}, back ${isBack}, made ${isMade}`;
    expect(order.timesMade, line).toBeLessThanOrEqual(1);
    expect(order.timesRepaid, line).toBeLessThanOrEqual(1);
    if (isPaid) expect(order.isBilled, line).toBe(true);
    // A manual refund during production does not stop production.
    const isGift = isBack && ['in_production', 'shipped', 'delivered'].includes(status);
    if (!isGift) expect(isMade !== isBack, line).toBe(isPaid);
    if (!isPaid) expect([isMade, status], line).toEqual([false, 'canceled']);
    else expect(status === 'refunded', line).toBe(isBack && !isMade);
  }
}
