import { z } from 'zod';
import { scheduleView } from '../schedule-view.ts';
import type { Stripe } from '../stripe.ts';
import { StripeError } from '../stripe-error.ts';
import { expand, flag, knownCustomer, listing, nothing, since, whole } from './fields.ts';
import { pageOf, type AddCall } from './wire.ts';

const byCustomer = listing.extend({
  customer: z.string().optional(),
  status: z.string().optional(),
});
const byPayment = listing.extend({ payment_intent: z.string().optional() });
const ofSubscription = byCustomer.extend({ subscription: z.string().optional() });
const change = z.object({ cancel_at_period_end: flag.optional(), expand });
const payment = z.object({ type: z.literal('payment_intent'), payment_intent: z.string() });
const newRefund = z.object({
  payment_intent: z.string(),
  amount: whole.min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

const ofPayment =
  ({ payment_intent }: { payment_intent?: string | undefined }) =>
  ({ payment: id }: { payment: string }) =>
    !payment_intent || id === payment_intent;

/** Subscriptions, invoices, payments, refunds and disputes. */
export function moneyRoutes(add: AddCall, stripe: Stripe): void {
  subscriptionRoutes(add, stripe);
  invoiceRoutes(add, stripe);
  paymentRoutes(add, stripe);
  reversalRoutes(add, stripe);
}

function subscriptionRoutes(add: AddCall, stripe: Stripe): void {
  const { store, views, subscribing } = stripe;

  add('get', '/subscriptions/:id', nothing, ({ expand: wanted }, id) => {
    const item = store.subscriptions.get(id);
    const expanded = wanted?.includes('schedule') && item.nextPrice;
    return {
      ...views.subscription(item),
      ...(expanded && { schedule: scheduleView(store, item) }),
    };
  });
  add('get', '/subscriptions', byCustomer, (query) => {
    knownCustomer(stripe, query.customer);
    const found = store.subscriptions.list(
      ({ customer, status }) =>
        (!query.customer || customer === query.customer) &&
        (query.status === 'all' || status === (query.status ?? status)) &&
        (query.status !== undefined || status !== 'canceled'),
    );
    return pageOf('/v1/subscriptions', found, query, views.subscription);
  });
  add('post', '/subscriptions/:id', change, (given, id) => {
    const item = store.subscriptions.get(id);
    if (given.cancel_at_period_end !== undefined) {
      subscribing.setCancel(item, given.cancel_at_period_end);
    }
    return views.subscription(item);
  });
  add('delete', '/subscriptions/:id', z.unknown(), (_, id) => {
    const item = store.subscriptions.get(id);
    if (item.status === 'canceled') {
      throw new StripeError(404, `No such subscription: '${id}'`, 'resource_missing');
    }
    subscribing.end(item);
    return views.subscription(item);
  });
}

function invoiceRoutes(add: AddCall, stripe: Stripe): void {
  const { store, views } = stripe;

  add('get', '/invoices/:id', nothing, (_, id) => views.invoice(store.invoices.get(id)));
  add('get', '/invoices', ofSubscription, (query) => {
    knownCustomer(stripe, query.customer);
    const young = since(query);
    const found = store.invoices.list(
      (item) =>
        young(item) &&
        (!query.customer || item.customer === query.customer) &&
        (!query.subscription || item.subscription === query.subscription) &&
        (!query.status || item.status === query.status),
    );
    return pageOf('/v1/invoices', found, query, views.invoice);
  });
  add('get', '/invoice_payments', listing.extend({ payment }), (query) => {
    const found = store.invoices.list((item) => item.payment === query.payment.payment_intent);
    const data = found.flatMap(views.payments);
    return { object: 'list', url: '/v1/invoice_payments', data, has_more: false };
  });
}

function paymentRoutes(add: AddCall, { store, views }: Stripe): void {
  add('get', '/payment_intents/:id', nothing, (_, id) =>
    views.paymentIntent(store.payments.get(id)),
  );
  add('get', '/charges', byPayment, (query) => {
    const found = store.payments.list(
      ({ id }) => !query.payment_intent || id === query.payment_intent,
    );
    return pageOf('/v1/charges', found, query, views.charge);
  });
}

function reversalRoutes(add: AddCall, { store, views, reversing }: Stripe): void {
  add('post', '/refunds', newRefund, (given) => {
    const { id } = store.payments.named(given.payment_intent, 'payment_intent');
    return views.refund(reversing.refund(id, given.amount));
  });
  add('get', '/refunds/:id', nothing, (_, id) => views.refund(store.refunds.get(id)));
  add('get', '/refunds', byPayment, (query) =>
    pageOf('/v1/refunds', store.refunds.list(ofPayment(query)), query, views.refund),
  );
  add('get', '/disputes', byPayment, (query) =>
    pageOf('/v1/disputes', store.disputes.list(ofPayment(query)), query, views.dispute),
  );
}
