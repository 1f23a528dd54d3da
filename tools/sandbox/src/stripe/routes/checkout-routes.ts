import { z } from 'zod';
import type { Stripe } from '../stripe.ts';
import { StripeError } from '../stripe-error.ts';
import { subtotalOf } from '../checkout-lines.ts';
import type { CheckoutLine, CheckoutSession } from '../model.ts';
import { expand, flag, knownCustomer, listing, metadata, nothing, since, whole } from './fields.ts';
import { pageOf, type AddCall } from './wire.ts';

const priceData = z.object({
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: whole.min(0),
  product_data: z.object({ name: z.string().min(1).max(250), tax_code: z.string().optional() }),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
});
const newLine = z.union([
  z.object({ price: z.string(), quantity: z.literal('1') }),
  z.object({ price_data: priceData, quantity: whole.min(1) }),
]);

/** Stripe's limits for the lifetime of a checkout session. */
const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 60 * 60;
/** Tax rate used for automatic tax. */
const taxRate = 0.1;

const newSession = z.object({
  customer: z.string(),
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(newLine).min(1).max(100),
  automatic_tax: z.object({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  customer_update: z.object({ address: z.literal('auto') }).optional(),
  expires_at: whole.optional(),
  payment_intent_data: z.looseObject({ metadata }).optional(),
  success_url: z.url(),
  cancel_url: z.url(),
  client_reference_id: z.string().optional(),
  metadata,
  subscription_data: z.object({ metadata }).optional(),
  invoice_creation: z
    .object({ enabled: flag, invoice_data: z.object({ metadata }).optional() })
    .optional(),
  expand,
});

type NewSession = z.infer<typeof newSession>;

/** Adds a line; creates a price if the line has only `price_data`, as Stripe does. */
function addLine({ store }: Stripe, line: NewSession['line_items'][number], index: number) {
  if ('price' in line) {
    const price = store.prices.named(line.price, `line_items[${index}][price]`);
    return { price: price.id, quantity: 1 };
  }
  const created = store.now();
  const { currency, unit_amount: unitAmount, product_data: data } = line.price_data;
  const product = store.products.add({ id: store.newId('prod'), name: data.name, created });
  const price = store.prices.add({
    id: store.newId('price'),
    product: product.id,
    ...{ currency, unitAmount, interval: null, lookupKey: null, metadata: {}, created },
  });
  return { price: price.id, quantity: line.quantity };
}

function checkLines({ store }: Stripe, lines: CheckoutLine[], mode: NewSession['mode']): void {
  const prices = lines.map(({ price }) => store.prices.get(price));
  if (prices.some(({ interval }) => (mode === 'subscription') !== (interval !== null))) {
    throw new StripeError(400, `A price of this type cannot be used in ${mode} mode.`);
  }
  if (new Set(prices.map(({ currency }) => currency)).size > 1) {
    throw new StripeError(400, 'All prices on a Checkout Session must be in the same currency.');
  }
}

function expiryOf({ store }: Stripe, { expires_at: wanted }: NewSession): number {
  if (wanted === undefined) return store.now() + longestSeconds;
  const seconds = wanted - store.now();
  // Tolerance of a second, because both clocks are rounded to seconds.
  if (seconds < shortestSeconds - 1 || seconds > longestSeconds + 1) {
    const text = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.';
    throw new StripeError(400, text, undefined, { param: 'expires_at' });
  }
  return wanted;
}

const sessionList = listing.extend({
  customer: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

/** The pages to pay on. */
export function checkoutRoutes(add: AddCall, stripe: Stripe): void {
  const { store, views, checkout } = stripe;

  add('post', '/checkout/sessions', newSession, (given) =>
    views.session(addSession(stripe, given)),
  );
  add('get', '/checkout/sessions/:id', nothing, ({ expand: wanted }, id) => {
    const session = store.sessions.get(id);
    const payment = session.mode === 'payment' ? store.payments.find(session.payment) : undefined;
    if (!payment || !wanted?.some((path) => path.startsWith('payment_intent'))) {
      return views.session(session);
    }
    const charged = wanted.includes('payment_intent.latest_charge');
    const intent = {
      ...views.paymentIntent(payment),
      ...(charged && payment.status === 'succeeded' && { latest_charge: views.charge(payment) }),
    };
    return { ...views.session(session), payment_intent: intent };
  });
  add('post', '/checkout/sessions/:id/expire', nothing, (_, id) =>
    views.session(checkout.expire(id)),
  );
  add('get', '/checkout/sessions', sessionList, (query) => {
    knownCustomer(stripe, query.customer);
    const found = store.sessions.list(
      (session) =>
        (!query.customer || session.customer === query.customer) &&
        (!query.status || session.status === query.status) &&
        since(query)(session),
    );
    return pageOf('/v1/checkout/sessions', found, query, views.session);
  });
}

function addSession(stripe: Stripe, given: NewSession): CheckoutSession {
  const { store } = stripe;
  store.customers.named(given.customer, 'customer');
  const lines = given.line_items.map((line, index) => addLine(stripe, line, index));
  checkLines(stripe, lines, given.mode);
  const taxed = given.automatic_tax?.enabled ? subtotalOf(store, lines) : 0;
  return store.sessions.add({
    id: store.newId('cs_test'),
    customer: given.customer,
    mode: given.mode,
    lines,
    tax: Math.round(taxed * taxRate),
    metadata: given.metadata,
    clientReferenceId: given.client_reference_id ?? null,
    successUrl: given.success_url,
    cancelUrl: given.cancel_url,
    status: 'open',
    paymentStatus: 'unpaid',
    debit: null,
    subscription: null,
    invoice: null,
    payment: null,
    invoices: given.invoice_creation?.enabled ?? false,
    created: store.now(),
    expiresAt: expiryOf(stripe, given),
  });
}
