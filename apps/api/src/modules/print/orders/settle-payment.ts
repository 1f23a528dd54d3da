import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { settlePrintBill } from '../../bills/settle-print.ts';
import type { OrderPayment, OrderPayments } from '../../payments/order-payments.ts';
import { untilFresh } from '../../subscriptions/until-fresh.ts';
import { isLive, isOwedBack, moveOrder } from './move-order.ts';
import * as repository from './orders.repository.ts';
import type { OrderChange, OrderRow } from './orders.repository.ts';
import { printQueue } from './orders.queue.ts';

type Dependencies = {
  db: Database;
  queue: Pick<Queue, 'send'>;
  payments: OrderPayments;
  now: () => Date;
};

/** A bank payment may take days; a webhook event reports its end. */
const pendingMs = 6 * 3_600_000;

/** Syncs orders and their bills with the payment provider. Idempotent. */
export function createPaymentSettler({ db, queue, payments, now }: Dependencies) {
  /** @returns false where somebody else changed the order since it was read */
  async function settle(tx: Transaction, order: OrderRow, payment: OrderPayment) {
    const change = changeOf(order, payment, now());
    const moved = await moveOrder(tx, queue, order, change);
    if (!moved) return false;
    if (payment.status === 'paid') await settlePrintBill(tx, moved, payment, now());
    if (moved.paymentId) await queue.send(tx, printQueue, { orderId: order.id });
    return true;
  }

  return {
    /** Reads a payment page's state and stores it; unknown pages are skipped. */
    syncPayment: async (sessionId: string): Promise<void> => {
      await untilFresh(async () => {
        const payment = await payments.read(sessionId);
        // The first read may be older than changes made meanwhile.
        const order = payment.orderId ? await repository.findOrder(db, payment.orderId) : undefined;
        if (!order || isSettled(order, payment)) return true;
        return db.transaction((tx) => settle(tx, order, payment));
      });
    },
  };
}

/** Minor units that were refunded or are disputed. */
export const refundedOf = ({ refunds, disputed, amount }: OrderPayment): number =>
  Math.min(amount, refunds.reduce((sum, one) => sum + one.amount, 0) + disputed);

/** Whether the order's state already matches the payment, so that nothing is written. */
const isSettled = (order: OrderRow, payment: OrderPayment): boolean => {
  if (payment.status === 'open') return true;
  if (payment.status === 'paid') {
    const isBooked = order.paymentId !== null && order.status !== 'awaiting_payment';
    const isBack = isOwedBack(order) && refundedOf(payment) >= payment.amount;
    return isBooked && !isBack && order.refunded === refundedOf(payment);
  }
  if (order.paymentId !== null) return true;
  if (payment.status === 'pending') return false;
  return order.status !== 'awaiting_payment' && order.checkAt === null;
};

function changeOf(order: OrderRow, payment: OrderPayment, now: Date): OrderChange {
  const { sessionId } = payment;
  if (payment.status === 'paid') return { sessionId, ...paidChange(order, payment, now) };
  if (payment.status === 'pending') {
    const given = order.cancelAskedAt ? ({ status: 'canceled', reason: 'canceled' } as const) : {};
    return { sessionId, checkAt: new Date(+now + pendingMs), ...given };
  }
  const unpaid = payment.status === 'failed' ? 'paymentFailed' : 'notPaid';
  const reason = order.cancelAskedAt ? 'canceled' : unpaid;
  return { sessionId, status: 'canceled', reason, checkAt: null };
}

function paidChange(order: OrderRow, payment: OrderPayment, now: Date): OrderChange {
  const { paymentId, receiptUrl, amount } = payment;
  const refunded = refundedOf(payment);
  const isBack = refunded >= amount;
  const paid = order.paymentId === null;
  const money: OrderChange = {
    ...{ paymentId, receiptUrl, amount, refunded },
    ...(paid && { paidAt: now, checkAt: now }),
  };
  if (order.status === 'awaiting_payment') {
    // Refunded before the webhook event: not produced.
    return isBack ? { ...money, status: 'paid', cancelAskedAt: now } : { ...money, status: 'paid' };
  }
  if (isBack && (order.status === 'failed' || order.status === 'canceled')) {
    // While an attempt's outcome is unknown, it has to be checked.
    return { ...money, status: 'refunded', checkAt: order.triedAt && now };
  }
  if (isBack && isLive(order) && order.status === 'paid') {
    return { ...money, cancelAskedAt: order.cancelAskedAt ?? now, checkAt: now };
  }
  return money;
}
