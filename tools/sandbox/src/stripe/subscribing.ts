import { nextPeriod } from './calendar.ts';
import type { Invoicing } from './invoicing.ts';
import type { Customer, Price, Subscription } from './model.ts';
import type { Store } from './store.ts';
import { createSubscriptionBilling } from './subscription-billing.ts';
import { intervalOf } from './subscription-lines.ts';
import type { Views } from './views.ts';
import type { Webhooks } from './webhooks.ts';

export type Subscribing = ReturnType<typeof createSubscribing>;

/** Starts, changes, renews and ends subscriptions. */
export function createSubscribing(
  store: Store,
  views: Views,
  { emit }: Pick<Webhooks, 'emit'>,
  invoicing: Invoicing,
) {
  const tell: Tell = (what, item) =>
    emit(`customer.subscription.${what}`, views.subscription(item));
  const billing = createSubscriptionBilling({ store, views, emit, invoicing, tell });

  function end(item: Subscription, at = store.now()): void {
    item.status = 'canceled';
    item.canceledAt ??= at;
    item.endedAt = at;
    tell('deleted', item);
  }

  return {
    ...createWishes(store, tell, invoicing),
    linesOfChange: billing.linesOfChange,
    isLater: (item: Subscription, next: Price) => isLater(store, item, next),
    end,

    start: (customer: string, priceId: string, metadata: Record<string, string>) => {
      const item = addSubscription(store, customer, store.prices.get(priceId), metadata);
      tell('created', item);
      return { item, invoice: billing.begin(item) };
    },

    /** False when the card declined. */
    change: (item: Subscription, next: Price): boolean => {
      if (!isLater(store, item, next)) return billing.changeNow(item, next);
      item.nextPrice = next.id;
      tell('updated', item);
      return true;
    },

    /** Deletes a customer and ends their subscriptions immediately; invoices are kept. */
    deleteCustomer: (customer: Customer): Customer => {
      for (const item of store.subscriptions.list((found) => found.customer === customer.id)) {
        if (item.status !== 'canceled') end(item);
      }
      customer.deleted = true;
      emit('customer.deleted', views.customer(customer));
      return customer;
    },

    /** Advances the clock and renews due subscriptions in order. */
    advanceTo: (time: number): void => {
      for (let due = nextDue(store, time); due; due = nextDue(store, time)) {
        store.setNow(due.periodEnd);
        // What was canceled, or stayed unpaid for a whole period, ends with it.
        if (due.cancelAtPeriodEnd || due.status === 'past_due') end(due, due.periodEnd);
        else billing.renew(due);
      }
      store.setNow(time);
    },
  };
}

type Tell = (what: 'created' | 'updated' | 'deleted', item: Subscription) => void;

/** What a customer may want of a subscription as it is. */
function createWishes(store: Store, tell: Tell, { pay }: Invoicing) {
  return {
    /** Cancels a change planned for the next period. */
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
  };
}

function addSubscription(
  store: Store,
  customer: string,
  price: Price,
  metadata: Record<string, string>,
): Subscription {
  const now = store.now();
  return store.subscriptions.add({
    ...{ id: store.newId('sub'), itemId: store.newId('si'), customer },
    ...{ price: price.id, nextPrice: null, status: 'active' },
    ...{ created: now, anchor: now, periodStart: now },
    periodEnd: nextPeriod(now, intervalOf(price), now),
    ...{ cancelAtPeriodEnd: false, canceledAt: null, endedAt: null, latestInvoice: null },
    metadata,
  });
}

/**
 * Whether a change waits for the next period: a lower price or shorter interval does; others are
 * immediate and prorated.
 */
function isLater(store: Store, item: Subscription, next: Price): boolean {
  const before = store.prices.get(item.price);
  const shorter = intervalOf(before) === 'year' && intervalOf(next) === 'month';
  return shorter || (before.interval === next.interval && next.unitAmount < before.unitAmount);
}

/** The subscription whose period ends first, until then. */
const nextDue = (store: Store, time: number): Subscription | undefined =>
  store.subscriptions
    .list(({ status, periodEnd }) => status !== 'canceled' && periodEnd <= time)
    .sort((a, b) => a.periodEnd - b.periodEnd)[0];
