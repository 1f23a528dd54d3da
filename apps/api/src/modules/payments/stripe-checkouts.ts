import type { Stripe } from 'stripe';
import { CustomerGone, type CheckoutRequest } from './payments.ts';
import { orderKey } from './stripe-order-key.ts';
import type { StripePrices } from './stripe-prices.ts';

type Mode = 'payment' | 'subscription';

/** A page that expires sooner is not reused. Stripe expires pages after 24 hours. */
const leastMs = 30 * 60_000;

const modeOf = ({ plan }: CheckoutRequest): Mode =>
  plan.interval === 'one_time' ? 'payment' : 'subscription';

/** The pages of Stripe on which something is paid. */
export function createStripeCheckouts(stripe: Stripe, prices: StripePrices) {
  /** Of one mode, those that sell plans and packs, not goods. */
  async function* openOf(customer: string, mode?: Mode) {
    for await (const session of stripe.checkout.sessions.list({ customer, status: 'open' })) {
      const isOrder = session.metadata?.[orderKey] !== undefined;
      if (!mode || (session.mode === mode && !isOrder)) yield session;
    }
  }

  /** A page that was paid or expired meanwhile is not open either. */
  async function expire(id: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'open') throw error;
    }
  }

  /** A deleted customer's page cannot be paid. */
  async function assertKnown(customerId: string): Promise<void> {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted) throw new CustomerGone(`${customerId} is deleted.`);
  }

  return {
    keepCheckout: async (request: CheckoutRequest): Promise<string | null> => {
      let kept: string | null = null;
      for await (const session of openOf(request.customerId, modeOf(request))) {
        if (kept === null && sells(session, request)) kept = session.url;
        else await expire(session.id);
      }
      if (kept !== null) await assertKnown(request.customerId);
      return kept;
    },

    startCheckout: async (request: CheckoutRequest): Promise<string> => {
      const { customerId: customer, userId, plan } = request;
      const metadata = { user_id: userId, plan_id: plan.id };
      const session = await stripe.checkout.sessions.create({
        customer,
        client_reference_id: userId,
        metadata,
        line_items: [{ price: await prices.priceOf(plan), quantity: 1 }],
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        ...(modeOf(request) === 'payment'
          ? { mode: 'payment', invoice_creation: { enabled: true, invoice_data: { metadata } } }
          : { mode: 'subscription', subscription_data: { metadata } }),
      });
      if (!session.url) throw new Error('The checkout session came without a page.');
      return session.url;
    },

    expireCheckouts: async (customerId: string, kind: 'plans' | 'all'): Promise<void> => {
      const mode = kind === 'plans' ? 'subscription' : undefined;
      for await (const { id } of openOf(customerId, mode)) await expire(id);
    },
  };
}

/** Whether an open payment page sells exactly this and returns to the same pages. */
const sells = (session: Stripe.Checkout.Session, { plan, ...request }: CheckoutRequest): boolean =>
  session.metadata?.['plan_id'] === plan.id &&
  session.amount_total === plan.cents &&
  session.success_url === request.successUrl &&
  session.cancel_url === request.cancelUrl &&
  session.expires_at * 1_000 - Date.now() > leastMs;
