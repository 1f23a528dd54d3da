import type { Database } from '../../../platform/database/database.ts';
import type { OrderPayments } from '../../payments/order-payments.ts';
import type { Fulfilment } from './fulfil-order.ts';
import { isLive, isOwedBack } from './move-order.ts';
import { createOrderTurns } from './order-turns.ts';
import * as repository from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';

type Dependencies = {
  db: Database;
  payments: OrderPayments;
  syncPayment: (sessionId: string) => Promise<void>;
  fulfilment: Fulfilment;
  now: () => Date;
};

/** When a payment page without a webhook event is first checked. */
export const firstCheckMs = 120_000;
/** More steps than an order ever needs at once. */
const most = 6;

/**
 * Runs an order's next steps: waits for its payment, places it, follows it, cancels or refunds it.
 * Any step can be repeated by any process at any time.
 */
export function createAdvance({ db, payments, syncPayment, fulfilment, now }: Dependencies) {
  const inTurn = createOrderTurns(db, now);

  async function settleUnpaid({ sessionId, expiresAt, cancelAskedAt, ...order }: OrderRow) {
    const isOver = cancelAskedAt !== null || expiresAt <= now();
    if (sessionId) {
      if (isOver) await payments.expire(sessionId);
      else await repository.checkLater(db, order.id, nextCheck(order.createdAt, expiresAt, now()));
      await syncPayment(sessionId);
    } else if (isOver) {
      // Its page was never shown to anybody.
      await repository.changeOrder(db, order, {
        ...{ status: 'canceled', reason: cancelAskedAt ? 'canceled' : 'notPaid', checkAt: null },
      });
    }
  }

  async function giveBack({ id, paymentId, sessionId }: OrderRow): Promise<void> {
    if (!paymentId || !sessionId) return;
    await payments.refund(id, paymentId);
    await syncPayment(sessionId);
  }

  /** Runs one step; false if nothing is left to do now. */
  async function step(order: OrderRow): Promise<boolean> {
    if (order.status === 'awaiting_payment' || isUnheard(order)) await settleUnpaid(order);
    else if (isOwedBack(order)) await giveBack(order);
    else if (order.status === 'refunded' && order.triedAt) await fulfilment.retract(order);
    else if (!isLive(order)) return false;
    else if (order.cancelAskedAt && order.status === 'paid') await fulfilment.cancel(order);
    else if (order.providerOrderId) await fulfilment.follow(order);
    else await fulfilment.place(order);
    const next = await repository.findOrder(db, order.id);
    return next !== undefined && next.status !== order.status;
  }

  return async (id: string): Promise<void> => {
    const known = await repository.findOrder(db, id);
    if (!known) return;
    await inTurn(id, async () => {
      for (let steps = 0; steps < most; steps += 1) {
        const order = await repository.findOrder(db, id);
        if (!order || !(await step(order))) return;
      }
    });
  };
}

/** Canceled while a payment may be pending. */
const isUnheard = ({ status, paymentId, checkAt }: OrderRow): boolean =>
  status === 'canceled' && paymentId === null && checkAt !== null;

/** The longer a page is open, the rarer the check: webhooks report most payments before. */
const nextCheck = (createdAt: Date, expiresAt: Date, now: Date): Date =>
  new Date(Math.min(+expiresAt, +now + Math.max(firstCheckMs, +now - +createdAt)));
