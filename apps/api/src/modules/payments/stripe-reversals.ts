import type { Stripe } from 'stripe';
import { paymentOf } from './stripe-books.ts';
import { isGivenBack, isMissing } from './stripe-failures.ts';

/** Ends and refunds the purchase; idempotent. */
export function createStripeReversals(stripe: Stripe) {
  async function refund(payment_intent: string): Promise<void> {
    try {
      await stripe.refunds.create(
        { payment_intent, reason: 'duplicate' },
        { idempotencyKey: `duplicate:${payment_intent}` },
      );
    } catch (error) {
      if (!isGivenBack(error)) throw error;
    }
  }

  return {
    refundSubscription: async (id: string): Promise<string[]> => {
      const ids: string[] = [];
      for await (const invoice of stripe.invoices.list({
        subscription: id,
        status: 'paid',
        limit: 100,
        expand: ['data.payments'],
      })) {
        const payment = paymentOf(invoice);
        if (payment) await refund(payment);
        if (invoice.id) ids.push(invoice.id);
      }
      return ids;
    },

    endSubscription: async (id: string): Promise<void> => {
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status === 'canceled' || status === 'incomplete_expired') return;
      await stripe.subscriptions.cancel(id).catch((error: unknown) => {
        // Another process has ended it since.
        if (!isMissing(error)) throw error;
      });
    },
  };
}
