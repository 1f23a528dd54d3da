import { nextPeriod } from './calendar.ts';
import type { Invoicing } from './invoicing.ts';
import type { Customer, InvoiceLine, Price, Subscription } from './model.ts';
import type { Store } from './store.ts';
import type { Views } from './views.ts';
import type { Webhooks } from './webhooks.ts';

type Line = Omit<InvoiceLine, 'id'>;

export type Subscribing = ReturnType<typeof createSubscribing>;

/** Subscriptions: their beginning, change, renewal and end. */
export function createSubscribing(
  store: Store,
  views: Views,
  { emit }: Pick<Webhooks, 'emit'>,
  { write, pay }: Invoicing,
) {
  const tell = (what: 'created' | 'updated' | 'deleted', item: Subscription) =>
    emit(`customer.subscription.${what}`, views.subscription(item));
  const intervalOf = (price: Price) => price.interval ?? 'month';

  const whole = (price: Price, item: Subscription): Line => ({
    price: price.id,
    amount: price.unitAmount,
    description: store.products.get(price.product).name,
    proration: false,
    start: item.periodStart,
    end: item.periodEnd,
  });

  /** The part of a price for what is left of the period, credited or charged. */
  function rest(price: Price, item: Subscription, sign: 1 | -1): Line {
    const now = store.now();
    const part = (item.periodEnd - now) / (item.periodEnd - item.periodStart);
    const { name } = store.products.get(price.product);
    return {
      price: price.id,
      amount: sign * Math.round(price.unitAmount * part),
      description: `${sign > 0 ? 'Remaining' : 'Unused'} time on ${name}`,
      proration: true,
      start: now,
      end: item.periodEnd,
    };
  }

  function bill(
    item: Subscription,
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
    lines: Line[],
  ) {
    const customer = store.customers.get(item.customer);
    const invoice = write({ customer, subscription: item.id, reason, lines });
    item.latestInvoice = invoice.id;
    return invoice;
  }

  function start(customer: string, priceId: string, metadata: Record<string, string>) {
    const price = store.prices.get(priceId);
    const now = store.now();
    const item = store.subscriptions.add({
      id: store.newId('sub'),
      itemId: store.newId('si'),
      customer,
      price: price.id,
      nextPrice: null,
      status: 'active',
      created: now,
      anchor: now,
      periodStart: now,
      periodEnd: nextPeriod(now, intervalOf(price), now),
      cancelAtPeriodEnd: false,
      canceledAt: null,
      endedAt: null,
      latestInvoice: null,
      metadata,
    });
    tell('created', item);
    const invoice = bill(item, 'subscription_create', [whole(price, item)]);
    pay(invoice);
    return { item, invoice };
  }

  /** What changing now would cost: the lines of the invoice it makes. */
  function linesOfChange(item: Subscription, next: Price): Line[] {
    const before = store.prices.get(item.price);
    const unused = rest(before, item, -1);
    if (intervalOf(before) === intervalOf(next)) return [unused, rest(next, item, 1)];
    const now = store.now();
    const fresh = { ...item, periodStart: now, periodEnd: nextPeriod(now, intervalOf(next), now) };
    return [unused, whole(next, fresh)];
  }

  /** Less, or a shorter interval, comes with the next period; more comes now, with what it costs. */
  function isLater(item: Subscription, next: Price): boolean {
    const before = store.prices.get(item.price);
    const shorter = intervalOf(before) === 'year' && intervalOf(next) === 'month';
    return shorter || (before.interval === next.interval && next.unitAmount < before.unitAmount);
  }

  function changeNow(item: Subscription, next: Price): boolean {
    const before = store.prices.get(item.price);
    const lines = linesOfChange(item, next);
    const balance = store.customers.get(item.customer).balance;
    const invoice = bill(item, 'subscription_update', lines);
    if (!pay(invoice)) {
      // As with `pending_if_incomplete`: an unpaid change does not happen.
      invoice.status = 'void';
      store.customers.get(item.customer).balance = balance;
      emit('invoice.voided', views.invoice(invoice));
      return false;
    }
    if (before.interval !== next.interval) {
      const now = store.now();
      item.anchor = now;
      item.periodStart = now;
      item.periodEnd = nextPeriod(now, intervalOf(next), now);
    }
    item.price = next.id;
    item.nextPrice = null;
    tell('updated', item);
    return true;
  }

  function end(item: Subscription, at = store.now()): void {
    item.status = 'canceled';
    item.canceledAt ??= at;
    item.endedAt = at;
    tell('deleted', item);
  }

  /** Begins the next period, or ends what was canceled or stayed unpaid for a whole one. */
  function renew(item: Subscription): void {
    if (item.cancelAtPeriodEnd || item.status === 'past_due') return end(item, item.periodEnd);
    if (item.nextPrice) {
      const before = store.prices.get(item.price);
      const next = store.prices.get(item.nextPrice);
      if (before.interval !== next.interval) item.anchor = item.periodEnd;
      item.price = next.id;
      item.nextPrice = null;
    }
    const price = store.prices.get(item.price);
    item.periodStart = item.periodEnd;
    item.periodEnd = nextPeriod(item.anchor, intervalOf(price), item.periodStart);
    const invoice = bill(item, 'subscription_cycle', [whole(price, item)]);
    item.status = pay(invoice) ? 'active' : 'past_due';
    tell('updated', item);
  }

  return {
    start,
    linesOfChange,
    isLater,
    end,

    /** False when the card declined. */
    change: (item: Subscription, next: Price): boolean => {
      if (!isLater(item, next)) return changeNow(item, next);
      item.nextPrice = next.id;
      tell('updated', item);
      return true;
    },

    /** With a customer go their subscriptions, at once; their invoices stay. */
    deleteCustomer: (customer: Customer): Customer => {
      for (const item of store.subscriptions.list((found) => found.customer === customer.id)) {
        if (item.status !== 'canceled') end(item);
      }
      customer.deleted = true;
      emit('customer.deleted', views.customer(customer));
      return customer;
    },

    /** Takes back a change that waits for the next period. */
    keep: (item: Subscription): void => {
      item.nextPrice = null;
      tell('updated', item);
    },

    setCancel: (item: Subscription, cancel: boolean): void => {
      item.cancelAtPeriodEnd = cancel;
      if (cancel) item.nextPrice = null;
      item.canceledAt = cancel ? store.now() : null;
      tell('updated', item);
    },

    /** Tries the last invoice again, as when the customer has mended the card. */
    payAgain: (item: Subscription): boolean => {
      const invoice = store.invoices.find(item.latestInvoice);
      if (!invoice || !pay(invoice)) return false;
      if (item.status === 'past_due') item.status = 'active';
      tell('updated', item);
      return true;
    },

    /** Moves the clock, renewing what falls due on the way, in the order of time. */
    advanceTo: (time: number): void => {
      for (;;) {
        const [due] = store.subscriptions
          .list(({ status, periodEnd }) => status !== 'canceled' && periodEnd <= time)
          .sort((a, b) => a.periodEnd - b.periodEnd);
        if (!due) break;
        store.setNow(due.periodEnd);
        renew(due);
      }
      store.setNow(time);
    },
  };
}
