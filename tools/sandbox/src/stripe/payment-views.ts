import type { Dispute, Payment, Refund } from './model.ts';
import shapes from './shapes.json' with { type: 'json' };
import type { Store } from './store.ts';
import type { View } from './view.ts';

/** Money that moved, and moved back, as Stripe tells it. */
export function createPaymentViews(store: Store, origin: () => string) {
  const paymentIntent = (item: Payment): View => ({
    ...shapes.payment_intent,
    id: item.id,
    amount: item.amount,
    amount_received: item.status === 'succeeded' ? item.amount : 0,
    created: item.created,
    currency: item.currency,
    customer: item.customer,
    latest_charge: item.chargeId,
    status: item.status,
  });

  const refundedOf = (item: Payment) =>
    store.refunds
      .list(({ payment, status }) => payment === item.id && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);

  const charge = (item: Payment): View => ({
    ...shapes.charge,
    id: item.chargeId,
    amount: item.amount,
    amount_captured: item.amount,
    amount_refunded: refundedOf(item),
    captured: true,
    created: item.created,
    currency: item.currency,
    customer: item.customer,
    disputed: store.disputes.list(({ payment }) => payment === item.id).length > 0,
    paid: true,
    payment_intent: item.id,
    receipt_url: `${origin()}/stripe/receipts/${item.id}`,
    refunded: refundedOf(item) >= item.amount,
    status: 'succeeded',
  });

  const reversal = (item: Refund | Dispute): View => ({
    id: item.id,
    amount: item.amount,
    charge: store.payments.get(item.payment).chargeId,
    created: item.created,
    payment_intent: item.payment,
    status: item.status,
  });

  const refund = (item: Refund): View => ({ ...shapes.refund, ...reversal(item) });
  const dispute = (item: Dispute): View => ({ ...shapes.dispute, ...reversal(item) });

  return { paymentIntent, charge, refund, dispute };
}
