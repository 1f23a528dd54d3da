import type { Stripe } from 'stripe';
import type { InvoiceLine, ProviderInvoice, ProviderSubscription } from './payments.ts';
import { dateOf, idOf } from './stripe-client.ts';
import { isMissing } from './stripe-failures.ts';
import { readReversals } from './stripe-reversal-totals.ts';
import type { StripePrices } from './stripe-prices.ts';

const subscriptionStatus: Record<string, ProviderSubscription['status']> = {
  incomplete: 'pending',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete_expired: 'ended',
  canceled: 'ended',
  paused: 'ended',
};

/** Maps Stripe's objects to ours: the only place that knows their shapes. */
export const createStripeBooks = (stripe: Stripe, prices: StripePrices) => ({
  readSubscription: readSubscription(stripe, prices),
  readInvoice: readInvoice(stripe, prices),

  findInvoice: async (paymentId: string): Promise<string | null> => {
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentId },
    });
    return idOf(data[0]?.invoice);
  },

  listInvoices: async function* (since: Date) {
    const created = { gte: Math.floor(+since / 1_000) };
    for await (const found of stripe.invoices.list({ created, limit: 100 })) {
      if (found.id) yield { id: found.id, customerId: idOf(found.customer) ?? '' };
    }
  },

  listSubscriptions: async function* (customerId?: string) {
    const whose = customerId ? { customer: customerId } : {};
    const query = { ...whose, status: 'all', limit: 100 } as const;
    for await (const { id, customer } of stripe.subscriptions.list(query)) {
      yield { id, customerId: idOf(customer) ?? '' };
    }
  },
});

const readSubscription =
  (stripe: Stripe, prices: StripePrices) =>
  async (id: string): Promise<ProviderSubscription | null> => {
    const found = await retrieve(stripe, id);
    if (!found) return null;
    const item = found.items.data[0];
    const nextPriceId = nextPriceOf(found);
    return {
      id,
      customerId: idOf(found.customer) ?? '',
      planId: item ? await prices.planOf(item.price.id) : null,
      status: subscriptionStatus[found.status] ?? 'ended',
      startedAt: dateOf(found.start_date),
      periodStart: dateOf(item?.current_period_start ?? found.start_date),
      periodEnd: dateOf(item?.current_period_end ?? found.start_date),
      cancelAtPeriodEnd: found.cancel_at_period_end,
      nextPlanId: nextPriceId ? await prices.planOf(nextPriceId) : null,
      endedAt: found.ended_at === null ? null : dateOf(found.ended_at),
    };
  };

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Subscription | null> {
  try {
    return await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const readInvoice = (stripe: Stripe, prices: StripePrices) => {
  const readLine = lineReader(prices);
  return async (id: string): Promise<ProviderInvoice> => {
    const found = await stripe.invoices.retrieve(id, { expand: ['payments'] });
    const paymentId = paymentOf(found);
    const paid = found.status === 'paid';
    const reversals = paid && paymentId ? await readReversals(stripe, paymentId) : noReversals;
    return {
      id,
      customerId: idOf(found.customer) ?? '',
      subscriptionId: idOf(found.parent?.subscription_details?.subscription),
      paymentId,
      status: statusOf(found),
      amount: paid ? found.amount_paid : found.amount_due,
      currency: found.currency,
      url: found.hosted_invoice_url ?? null,
      createdAt: dateOf(found.created),
      lines: await Promise.all(found.lines.data.map(readLine)),
      ...reversals,
    };
  };
};

const lineReader =
  (prices: StripePrices) =>
  async (line: Stripe.InvoiceLineItem): Promise<InvoiceLine> => {
    const priceId = idOf(line.pricing?.price_details?.price);
    const { subscription_item_details: ofItem, invoice_item_details: ofInvoice } =
      line.parent ?? {};
    return {
      planId: priceId ? await prices.planOf(priceId) : null,
      amount: line.amount,
      proration: ofItem?.proration ?? ofInvoice?.proration ?? false,
      start: dateOf(line.period.start),
      end: dateOf(line.period.end),
    };
  };

/** The price of a schedule's next phase, if there is one. */
function nextPriceOf({ schedule }: Stripe.Subscription): string | null {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const { current_phase: current, phases } = schedule;
  const next = phases.find(({ start_date: start }) => current && start >= current.end_date);
  return idOf(next?.items[0]?.price);
}

const noReversals: Pick<ProviderInvoice, 'refunds' | 'disputed'> = { refunds: [], disputed: 0 };

/** The payment that settled an invoice, else the one under way. */
export function paymentOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? [];
  const settled = payments.find(({ status }) => status === 'paid') ?? payments[0];
  return idOf(settled?.payment.payment_intent);
}

function statusOf(invoice: Stripe.Invoice): ProviderInvoice['status'] {
  if (invoice.status === 'paid') return 'paid';
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return 'void';
  if (invoice.status === 'draft') return 'draft';
  return invoice.attempted ? 'failed' : 'open';
}
