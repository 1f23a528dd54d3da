import type { Stripe } from 'stripe';
import type { Config } from '../../config.ts';
import type { OrderPayment, OrderPaymentRequest, OrderPayments } from './order-payments.ts';
import { createStripe, idOf } from './stripe-client.ts';
import { inOurWords, isGivenBack } from './stripe-failures.ts';
import { orderKey } from './stripe-order-key.ts';
import { readReversals } from './stripe-reversal-totals.ts';

type StripeConfig = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_API_ORIGIN' | 'STRIPE_AUTOMATIC_TAX'
>;

/** Stripe's name of the shipping cost. */
const shippingTaxCode = 'txcd_92010001';

/** Payment of goods by Stripe: a page for each order, with a line for each item. */
export function createStripeOrderPayments(config: StripeConfig): OrderPayments {
  const stripe = createStripe(config.STRIPE_SECRET_KEY, config.STRIPE_API_ORIGIN);
  const read = (id: string) => readPayment(stripe, id);
  return {
    start: inOurWords(async (request) => {
      const session = await stripe.checkout.sessions.create(
        toSession(request, config.STRIPE_AUTOMATIC_TAX),
        { idempotencyKey: `print-order:${request.orderId}:${request.customerId}` },
      );
      if (!session.url) throw new Error('The checkout session came without a page.');
      return { sessionId: session.id, url: session.url };
    }),

    expire: inOurWords(async (id) => {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        const { status } = await stripe.checkout.sessions.retrieve(id);
        if (status === 'open') throw error;
      }
    }),

    read: inOurWords(read),

    list: async function* (since) {
      const created = { gte: Math.floor(+since / 1_000) };
      const query = { created, status: 'complete' as const, limit: 100 };
      for await (const { id, metadata } of stripe.checkout.sessions.list(query)) {
        if (metadata?.[orderKey]) yield id;
      }
    },

    refund: inOurWords(async (orderId, paymentId) => {
      try {
        await stripe.refunds.create(
          { payment_intent: paymentId, reason: 'requested_by_customer' },
          { idempotencyKey: `print-refund:${orderId}` },
        );
      } catch (error) {
        if (!isGivenBack(error)) throw error;
      }
    }),
  };
}

function toSession(
  request: OrderPaymentRequest,
  findsTax: boolean,
): Stripe.Checkout.SessionCreateParams {
  const { orderId, userId, customerId, currency, lines, shipping } = request;
  const metadata = { [orderKey]: orderId, user_id: userId };
  const line = (name: string, amount: number, quantity: number, taxCode?: string) => ({
    quantity,
    price_data: {
      currency,
      unit_amount: amount,
      product_data: { name, ...(taxCode && { tax_code: taxCode }) },
      ...(findsTax && { tax_behavior: 'exclusive' as const }),
    },
  });
  return {
    mode: 'payment',
    customer: customerId,
    client_reference_id: userId,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      ...lines.map(({ name, amount, quantity }) => line(name, amount, quantity)),
      line(shipping.name, shipping.amount, 1, shippingTaxCode),
    ],
    expires_at: Math.floor(+request.expiresAt / 1_000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    ...(findsTax && {
      automatic_tax: { enabled: true },
      billing_address_collection: 'required' as const,
      customer_update: { address: 'auto' as const },
    }),
  };
}

async function readPayment(stripe: Stripe, id: string): Promise<OrderPayment> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const status = statusOf(session, intent);
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
  const paymentId = idOf(session.payment_intent);
  const reversals =
    status === 'paid' && paymentId
      ? await readReversals(stripe, paymentId)
      : { refunds: [], disputed: 0 };
  return {
    orderId: session.metadata?.[orderKey] ?? null,
    sessionId: session.id,
    url: session.url,
    status,
    paymentId,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    receiptUrl: charge?.receipt_url ?? null,
    ...reversals,
  };
}

function statusOf(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): OrderPayment['status'] {
  if (status === 'expired') return 'expired';
  if (paid !== 'unpaid') return 'paid';
  if (status !== 'complete') return 'open';
  const isOver = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isOver ? 'failed' : 'pending';
}
