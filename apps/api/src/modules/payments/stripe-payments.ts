import type { Config } from '../../config.ts';
import type { Payments } from './payments.ts';
import { createStripeBooks } from './stripe-books.ts';
import { createStripe } from './stripe-client.ts';
import { readStripeNews } from './stripe-news.ts';
import { createStripePages } from './stripe-pages.ts';
import { createStripePrices } from './stripe-prices.ts';

type StripeConfig = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_ORIGIN'
>;

/** Payments by Stripe. */
export function createStripePayments(config: StripeConfig): Payments {
  const stripe = createStripe(config.STRIPE_SECRET_KEY, config.STRIPE_API_ORIGIN);
  const prices = createStripePrices(stripe);
  const pages = createStripePages(stripe, prices);
  return {
    ...createStripeBooks(stripe, prices),
    createCustomer: async ({ id, email }) => {
      const customer = await stripe.customers.create(
        { metadata: { user_id: id }, ...(email ? { email } : {}) },
        { idempotencyKey: `customer:${id}` },
      );
      return customer.id;
    },
    startCheckout: pages.checkout,
    openPortal: pages.portal,
    endSubscription: async (id) => {
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status !== 'canceled' && status !== 'incomplete_expired') {
        await stripe.subscriptions.cancel(id);
      }
    },
    readNews: (body, signature) =>
      readStripeNews(stripe, config.STRIPE_WEBHOOK_SECRET, body, signature),
  };
}
