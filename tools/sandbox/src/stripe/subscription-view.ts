import type { Price, Subscription } from './model.ts';
import { scheduleId } from './schedule-view.ts';
import shapes from './shapes.json' with { type: 'json' };
import type { Store } from './store.ts';
import { listView, type View } from './view.ts';

/** A subscription with its one item, as Stripe tells it. */
export const subscriptionView =
  (store: Store, price: (item: Price) => View) =>
  (item: Subscription): View => ({
    ...shapes.subscription,
    id: item.id,
    billing_cycle_anchor: item.anchor,
    cancel_at: item.cancelAtPeriodEnd ? item.periodEnd : null,
    cancel_at_period_end: item.cancelAtPeriodEnd,
    canceled_at: item.canceledAt,
    created: item.created,
    customer: item.customer,
    ended_at: item.endedAt,
    items: listView(`/v1/subscription_items?subscription=${item.id}`, [
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
