import { nextPeriod } from './calendar.ts';
import type { Invoicing } from './invoicing.ts';
import type { Price, Subscription } from './model.ts';
import type { Store } from './store.ts';
import { createLines, intervalOf, type Line } from './subscription-lines.ts';
import type { Views } from './views.ts';
import type { Webhooks } from './webhooks.ts';

type Parts = {
  store: Store;
  views: Views;
  emit: Webhooks['emit'];
  invoicing: Invoicing;
  /** Tells of a change of a subscription. */
  tell: (what: 'created' | 'updated' | 'deleted', item: Subscription) => void;
};

/** What a subscription costs at its beginning, with a change and for its next period. */
export function createSubscriptionBilling({ store, views, emit, invoicing, tell }: Parts) {
  const { write, pay } = invoicing;
  const { whole, linesOfChange } = createLines(store);

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

  /** The first invoice of a subscription. */
  function begin(item: Subscription) {
    const invoice = bill(item, 'subscription_create', [whole(store.prices.get(item.price), item)]);
    pay(invoice);
    return invoice;
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

  /** Begins the next period, with the price that waits for it. */
  function renew(item: Subscription): void {
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

  return { begin, changeNow, renew, linesOfChange };
}
