import type { Invoice, InvoiceLine } from './model.ts';
import shapes from './shapes.json' with { type: 'json' };
import type { Store } from './store.ts';
import { listView, type View } from './view.ts';

/** Invoices with their lines and payments, as Stripe tells them. */
export function createInvoiceViews(store: Store, origin: () => string) {
  const line = lineView(store);
  const invoice = (item: Invoice): View => ({
    ...shapes.invoice,
    id: item.id,
    amount_due: item.due,
    amount_paid: item.status === 'paid' ? item.due : 0,
    amount_remaining: item.status === 'paid' ? 0 : item.due,
    attempt_count: item.attempts,
    attempted: item.attempts > 0,
    billing_reason: item.reason,
    collection_method: 'charge_automatically',
    created: item.created,
    customer: item.customer,
    hosted_invoice_url: `${origin()}/stripe/invoices/${item.id}`,
    lines: listView(
      `/v1/invoices/${item.id}/lines`,
      item.lines.map((part) => line(part, item)),
    ),
    metadata: item.metadata,
    number: item.number,
    parent: item.subscription && {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: item.subscription },
    },
    payments: listView(`/v1/invoices/${item.id}/payments`, payments(item)),
    status: item.status,
    subtotal: item.total,
    total: item.total,
  });

  return { invoice, payments };
}

const invoicePayment = (item: Invoice, paymentId: string): View => ({
  ...shapes.invoice_payment,
  id: `inpay_${item.id.slice(3)}`,
  amount_paid: item.status === 'paid' ? item.due : null,
  amount_requested: item.due,
  created: item.created,
  invoice: item.id,
  is_default: true,
  payment: { type: 'payment_intent', payment_intent: paymentId },
  status: item.status === 'paid' ? 'paid' : 'open',
});

const payments = (item: Invoice): View[] =>
  item.payment ? [invoicePayment(item, item.payment)] : [];

const lineView =
  (store: Store) =>
  (item: InvoiceLine, invoice: Invoice): View => {
    const price = store.prices.get(item.price);
    return {
      ...shapes.line_item,
      id: item.id,
      amount: item.amount,
      currency: 'usd',
      description: item.description,
      invoice: invoice.id,
      parent: parentOf(item, invoice),
      period: { start: item.start, end: item.end },
      pricing: {
        type: 'price_details',
        price_details: { price: item.price, product: price.product },
        unit_amount_decimal: String(price.unitAmount),
      },
      quantity: 1,
      subtotal: item.amount,
    };
  };

/** What a line is for: an item of a subscription, or one by itself. */
function parentOf(item: InvoiceLine, { subscription }: Invoice): View {
  const proration = { proration: item.proration, proration_details: null };
  const ofItem = { ...proration, invoice_item: null, subscription };
  return {
    type: subscription ? 'subscription_item_details' : 'invoice_item_details',
    invoice_item_details: subscription ? null : { ...ofItem, invoice_item: `ii_${item.id}` },
    subscription_item_details: subscription
      ? { ...ofItem, subscription_item: `si_${subscription}` }
      : null,
  };
}
