import type {
  Dispute,
  Invoice,
  InvoiceLine,
  Payment,
  Price,
  Refund,
  Subscription,
} from './model.ts';
import { scheduleId } from './schedule-view.ts';
import shapes from './shapes.json' with { type: 'json' };
import type { Store } from './store.ts';

type View = Record<string, unknown>;

const list = (url: string, data: View[]) => ({ object: 'list', data, has_more: false, url });

/** Subscriptions, invoices and money that moved, as Stripe tells them. */
export function createMoneyViews(store: Store, origin: () => string, price: (item: Price) => View) {
  const subscription = (item: Subscription): View => ({
    ...shapes.subscription,
    id: item.id,
    billing_cycle_anchor: item.anchor,
    cancel_at: item.cancelAtPeriodEnd ? item.periodEnd : null,
    cancel_at_period_end: item.cancelAtPeriodEnd,
    canceled_at: item.canceledAt,
    created: item.created,
    customer: item.customer,
    ended_at: item.endedAt,
    items: list(`/v1/subscription_items?subscription=${item.id}`, [
      {
        ...shapes.subscription_item,
        id: item.itemId,
        created: item.created,
        current_period_start: item.periodStart,
        current_period_end: item.periodEnd,
        price: price(store.prices.get(item.price)),
        quantity: 1,
        subscription: item.id,
      },
    ]),
    latest_invoice: item.latestInvoice,
    metadata: item.metadata,
    schedule: scheduleId(item),
    start_date: item.created,
    status: item.status,
  });

  const line = (item: InvoiceLine, invoice: Invoice): View => {
    const proration = { proration: item.proration, proration_details: null };
    const ofItem = { ...proration, invoice_item: null, subscription: invoice.subscription };
    return {
      ...shapes.line_item,
      id: item.id,
      amount: item.amount,
      currency: 'usd',
      description: item.description,
      invoice: invoice.id,
      parent: {
        type: invoice.subscription ? 'subscription_item_details' : 'invoice_item_details',
        invoice_item_details: invoice.subscription
          ? null
          : { ...ofItem, invoice_item: `ii_${item.id}` },
        subscription_item_details: invoice.subscription
          ? { ...ofItem, subscription_item: `si_${invoice.subscription}` }
          : null,
      },
      period: { start: item.start, end: item.end },
      pricing: {
        type: 'price_details',
        price_details: { price: item.price, product: store.prices.get(item.price).product },
        unit_amount_decimal: String(store.prices.get(item.price).unitAmount),
      },
      quantity: 1,
      subtotal: item.amount,
    };
  };

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
    lines: list(
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
    payments: list(`/v1/invoices/${item.id}/payments`, payments(item)),
    status: item.status,
    subtotal: item.total,
    total: item.total,
  });

  const paymentIntent = (item: Payment): View => ({
    ...shapes.payment_intent,
    id: item.id,
    amount: item.amount,
    amount_received: item.status === 'succeeded' ? item.amount : 0,
    created: item.created,
    currency: item.currency,
    customer: item.customer,
    latest_charge: item.chargeId,
    status: item.status,
  });

  const refundedOf = (item: Payment) =>
    store.refunds
      .list(({ payment, status }) => payment === item.id && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);

  const charge = (item: Payment): View => ({
    ...shapes.charge,
    id: item.chargeId,
    amount: item.amount,
    amount_captured: item.amount,
    amount_refunded: refundedOf(item),
    captured: true,
    created: item.created,
    currency: item.currency,
    customer: item.customer,
    disputed: store.disputes.list(({ payment }) => payment === item.id).length > 0,
    paid: true,
    payment_intent: item.id,
    receipt_url: `${origin()}/stripe/receipts/${item.id}`,
    refunded: refundedOf(item) >= item.amount,
    status: 'succeeded',
  });

  const reversal = (item: Refund | Dispute): View => ({
    id: item.id,
    amount: item.amount,
    charge: store.payments.get(item.payment).chargeId,
    created: item.created,
    payment_intent: item.payment,
    status: item.status,
  });

  const refund = (item: Refund): View => ({ ...shapes.refund, ...reversal(item) });
  const dispute = (item: Dispute): View => ({ ...shapes.dispute, ...reversal(item) });

  return { subscription, invoice, payments, paymentIntent, charge, refund, dispute };
}
