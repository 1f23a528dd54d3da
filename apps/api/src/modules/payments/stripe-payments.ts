import type { Config } from '../../config.ts';
import type { Payments } from './payments.ts';
import { createStripeBooks } from './stripe-books.ts';
import { createStripeCheckouts } from './stripe-checkouts.ts';
import { createStripe } from './stripe-client.ts';
import { inOurWords, listInOurWords } from './stripe-failures.ts';
import { readStripeWebhook } from './stripe-webhook.ts';
import { createStripePortal } from './stripe-portal.ts';
import { createStripePrices } from './stripe-prices.ts';
import { createStripeReversals } from './stripe-reversals.ts';

type StripeConfig = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_ORIGIN'
>;

/** Payments by Stripe. */
export function createStripePayments(config: StripeConfig): Payments {
  const stripe = createStripe(config.STRIPE_SECRET_KEY, config.STRIPE_API_ORIGIN);
  const prices = createStripePrices(stripe);
  const books = createStripeBooks(stripe, prices);
  const checkouts = createStripeCheckouts(stripe, prices);
  const reversals = createStripeReversals(stripe);
  const { openPortal } = createStripePortal(stripe, prices);
  return {
    createCustomer: inOurWords(async ({ id, email }, gone) => {
      const customer = await stripe.customers.create(
        { metadata: { user_id: id }, ...(email ? { email } : {}) },
        // Stripe would answer the key of a deleted customer with that customer.
        { idempotencyKey: gone ? `customer:${id}:after:${gone}` : `customer:${id}` },
      );
      return customer.id;
    }),
    keepCheckout: inOurWords(checkouts.keepCheckout),
    startCheckout: inOurWords(checkouts.startCheckout),
    expireCheckouts: inOurWords(checkouts.expireCheckouts),
    openPortal: inOurWords(openPortal),
    refundSubscription: inOurWords(reversals.refundSubscription),
    endSubscription: inOurWords(reversals.endSubscription),
    readWebhook: (body, signature) =>
      readStripeWebhook(stripe, config.STRIPE_WEBHOOK_SECRET, body, signature),
    readSubscription: inOurWords(books.readSubscription),
    readInvoice: inOurWords(books.readInvoice),
    findInvoice: inOurWords(books.findInvoice),
    listInvoices: (since) => listInOurWords(books.listInvoices(since)),
    listSubscriptions: (customerId) => listInOurWords(books.listSubscriptions(customerId)),
  };
}
