import type { Stripe } from 'stripe';
import { AppError } from '../../platform/errors.ts';
import type { Topic } from './payments.ts';
import { idOf } from './stripe-client.ts';
import { orderKey } from './stripe-order-key.ts';

/**
 * Reads the subject of a webhook event. Only ids are used: events come late, twice and out of
 * order, so their data may be old.
 *
 * @throws AppError `BadSignature` for a wrong signature, or one older than five minutes
 */
export function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
): Topic[] {
  return topicsOf(verify(stripe, secret, body, signature));
}

function verify(stripe: Stripe, secret: string, body: Buffer, signature: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (cause) {
    throw new AppError('BadSignature', { cause });
  }
}

const topic = (kind: Topic['kind'], id: string | null): Topic[] => (id ? [{ kind, id }] : []);

const orderOf = ({ id, metadata }: Stripe.Checkout.Session): Topic[] =>
  metadata?.[orderKey] ? [{ kind: 'order', id }] : [];

function topicsOf(event: Stripe.Event): Topic[] {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return topic('subscription', event.data.object.id);
    case 'subscription_schedule.created':
    case 'subscription_schedule.updated':
    case 'subscription_schedule.released':
    case 'subscription_schedule.canceled':
      return topic('subscription', idOf(event.data.object.subscription));
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
      return topic('invoice', event.data.object.id ?? null);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return orderOf(event.data.object);
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return [
        ...orderOf(event.data.object),
        ...topic('subscription', idOf(event.data.object.subscription)),
        ...topic('invoice', idOf(event.data.object.invoice)),
      ];
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return topic('payment', idOf(event.data.object.payment_intent));
    default:
      return [];
  }
}
