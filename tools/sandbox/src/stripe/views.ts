import { currencyOf, subtotalOf, totalOf } from './checkout-lines.ts';
import type {
  CheckoutSession,
  Customer,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  StripeEvent,
} from './model.ts';
import { createPaymentViews } from './payment-views.ts';
import { createInvoiceViews } from './invoice-views.ts';
import shapes from './shapes.json' with { type: 'json' };
import type { Store } from './store.ts';
import { subscriptionView } from './subscription-view.ts';
import type { View } from './view.ts';

/** Objects in Stripe's full shape, with the sandbox's values filled in. */
export function createViews(store: Store, origin: () => string) {
  const session = (item: CheckoutSession): View => ({
    ...shapes['checkout.session'],
    id: item.id,
    amount_subtotal: subtotalOf(store, item.lines),
    amount_total: totalOf(store, item),
    currency: currencyOf(store, item),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: item.tax },
    cancel_url: item.cancelUrl,
    client_reference_id: item.clientReferenceId,
    created: item.created,
    customer: item.customer,
    expires_at: item.expiresAt,
    invoice: item.invoice,
    metadata: item.metadata,
    mode: item.mode,
    payment_intent: item.mode === 'payment' ? item.payment : null,
    payment_status: item.paymentStatus,
    status: item.status,
    subscription: item.subscription,
    success_url: item.successUrl,
    url: item.status === 'open' ? `${origin()}/stripe/checkout/${item.id}` : null,
  });

  const portal = (item: PortalSession): View => ({
    ...shapes['billing_portal.session'],
    id: item.id,
    configuration: item.configuration,
    created: item.created,
    customer: item.customer,
    return_url: item.returnUrl,
    url: `${origin()}/stripe/portal/${item.id}`,
  });

  return {
    ...createInvoiceViews(store, origin),
    ...createPaymentViews(store, origin),
    subscription: subscriptionView(store, price),
    ...{ customer, product, price, session, configuration, portal, event },
  };
}

const customer = (item: Customer): View =>
  item.deleted
    ? { id: item.id, object: 'customer', deleted: true }
    : {
        ...shapes.customer,
        id: item.id,
        email: item.email,
        created: item.created,
        metadata: item.metadata,
        balance: item.balance,
      };

const product = (item: Product): View => ({
  ...shapes.product,
  ...item,
  active: true,
});

const price = (item: Price): View => ({
  ...shapes.price,
  id: item.id,
  active: true,
  created: item.created,
  currency: item.currency,
  lookup_key: item.lookupKey,
  metadata: item.metadata,
  product: item.product,
  recurring: item.interval && {
    interval: item.interval,
    interval_count: 1,
    meter: null,
    usage_type: 'licensed',
  },
  type: item.interval ? 'recurring' : 'one_time',
  unit_amount: item.unitAmount,
  unit_amount_decimal: String(item.unitAmount),
});

const configuration = (item: PortalConfiguration): View => ({
  ...shapes['billing_portal.configuration'],
  id: item.id,
  active: true,
  created: item.created,
  metadata: item.metadata,
  features: { subscription_update: { enabled: true, products: item.products } },
});

const event = ({ id, type, created, object }: StripeEvent, apiVersion: string): View => ({
  ...shapes.event,
  id,
  api_version: apiVersion,
  created,
  data: { object },
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

export type Views = ReturnType<typeof createViews>;
