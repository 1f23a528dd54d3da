import { nextPeriod } from './calendar.ts';
import type { Subscription } from './model.ts';
import type { Store } from './store.ts';

/** The schedule id of a change planned for the next period; null if there is none. */
export const scheduleId = ({ id, nextPrice }: Subscription): string | null =>
  nextPrice && id.replace('sub_', 'sub_sched_');

/** The schedule in Stripe's format: the current and the next phase. */
export function scheduleView(store: Store, item: Subscription): Record<string, unknown> {
  const { periodStart: start_date, periodEnd: end_date } = item;
  const { interval } = store.prices.get(item.nextPrice);
  const behind = {
    start_date: end_date,
    end_date: nextPeriod(end_date, interval ?? 'month', end_date),
  };
  const itemsOf = (price: string | null) => [{ price, quantity: 1 }];
  return {
    object: 'subscription_schedule',
    id: scheduleId(item),
    created: start_date,
    current_phase: { start_date, end_date },
    customer: item.customer,
    end_behavior: 'release',
    phases: [
      { start_date, end_date, items: itemsOf(item.price) },
      { ...behind, items: itemsOf(item.nextPrice) },
    ],
    status: 'active',
    subscription: item.id,
  };
}
