import type { Database } from '../../../platform/database/database.ts';
import { findBillOfPrint } from '../../bills/settle-print.ts';
import type { Difference } from '../../bills/reconcile.ts';
import type { OrderPayment, OrderPayments } from '../../payments/order-payments.ts';
import type { PrintProvider, ProviderOrder } from '../print-provider.ts';
import { isLive, isOwedBack } from './move-order.ts';
import * as repository from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import { refundedOf } from './settle-payment.ts';

type Dependencies = {
  db: Database;
  payments: Pick<OrderPayments, 'list' | 'read'>;
  provider: Pick<PrintProvider, 'findOrder'>;
};

/**
 * A difference and how it is repaired: by the payment page's state, or by checking the order again.
 * Without either, people have to look.
 */
export type OrderDifference = Difference & { sessionId?: string; order?: OrderRow };

/**
 * Compares orders with the payment provider and with the print provider, from a day on. Changes nothing.
 */
export async function* reconcileOrders(
  { db, payments, provider }: Dependencies,
  since: Date,
): AsyncGenerator<OrderDifference> {
  for await (const sessionId of payments.list(since)) {
    const payment = await payments.read(sessionId);
    if (payment.status !== 'paid') continue;
    const order = payment.orderId ? await repository.findOrder(db, payment.orderId) : undefined;
    const id = payment.orderId ?? sessionId;
    const problem = order ? comparePayment(payment, order) : 'is paid and not in the books';
    if (problem) yield { what: 'print order', id, problem, ...(order && { sessionId }) };
    else if (!(await findBillOfPrint(db, id))) {
      yield { what: 'print order', id, problem: 'is paid and has no bill' };
    }
  }
  for (const order of await repository.listPaidSince(db, since)) {
    const problem = compareMaking(order, await provider.findOrder(order.id));
    if (problem) yield { what: 'print order', id: order.id, problem, order };
  }
}

function comparePayment(payment: OrderPayment, order: OrderRow): string | null {
  if (order.paymentId === null) {
    return `is paid at the payment provider and ${order.status} in the books`;
  }
  const lost = refundedOf(payment);
  return order.refunded === lost ? null : `lost ${lost}, in the books ${order.refunded}`;
}

/** Orders at the print provider must be those that were paid and not refunded. */
function compareMaking(order: OrderRow, found: ProviderOrder | null): string | null {
  const isMade = found !== null && !['draft', 'failed', 'canceled'].includes(found.status);
  if (isOwedBack(order)) return order.checkAt ? null : 'is owed back and nobody looks after it';
  if (order.status === 'refunded') {
    return isMade ? `was given back and is ${found.status} at the print provider` : null;
  }
  if (!isLive(order)) return null;
  if (!order.checkAt) return `is ${order.status} and nobody looks after it`;
  const isGone = order.providerOrderId !== null && !isMade && found?.status !== 'draft';
  return isGone ? `is ${order.status} in the books and not made at the print provider` : null;
}
