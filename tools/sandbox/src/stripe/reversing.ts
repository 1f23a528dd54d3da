import type { Dispute, Refund } from './model.ts';
import type { Store } from './store.ts';
import { StripeError } from './stripe-error.ts';
import type { Views } from './views.ts';
import type { Webhooks } from './webhooks.ts';

/** Refunds and disputes. */
export function createReversing(store: Store, views: Views, { emit }: Pick<Webhooks, 'emit'>) {
  return {
    /** Refunds a payment's remaining amount or a part of it. */
    refund: (paymentId: string, amount?: number): Refund => {
      const payment = store.payments.get(paymentId);
      const lost = store.disputes.list(
        (item) => item.payment === paymentId && item.status !== 'won',
      );
      if (lost.length > 0) {
        const text = `Charge ${payment.chargeId} has been charged back; cannot issue a refund.`;
        throw new StripeError(400, text, 'charge_disputed');
      }
      const before = store.refunds
        .list((item) => item.payment === paymentId && item.status === 'succeeded')
        .reduce((sum, item) => sum + item.amount, 0);
      const left = payment.amount - before;
      const wanted = amount ?? left;
      if (wanted <= 0 || wanted > left) {
        const spent = `Charge ${payment.chargeId} has already been refunded.`;
        throw left === 0
          ? new StripeError(400, spent, 'charge_already_refunded')
          : new StripeError(400, 'The refund is more than what is left.', undefined, {
              param: 'amount',
            });
      }
      const refund = store.refunds.add({
        id: store.newId('re'),
        payment: paymentId,
        amount: wanted,
        status: 'succeeded',
        created: store.now(),
      });
      emit('refund.created', views.refund(refund));
      emit('charge.refunded', views.charge(payment));
      return refund;
    },

    /** Lets a refund fail. */
    failRefund: (id: string): void => {
      const refund = store.refunds.get(id);
      refund.status = 'failed';
      emit('refund.failed', views.refund(refund));
    },

    dispute: (paymentId: string): Dispute => {
      const { amount } = store.payments.get(paymentId);
      const dispute = store.disputes.add({
        id: store.newId('dp'),
        payment: paymentId,
        amount,
        status: 'needs_response',
        created: store.now(),
      });
      emit('charge.dispute.created', views.dispute(dispute));
      return dispute;
    },

    closeDispute: (id: string, status: 'won' | 'lost'): void => {
      const dispute = store.disputes.get(id);
      dispute.status = status;
      emit('charge.dispute.closed', views.dispute(dispute));
    },
  };
}
