import { nextPeriod } from './calendar.ts';
import type { InvoiceLine, Price, Subscription } from './model.ts';
import type { Store } from './store.ts';

export type Line = Omit<InvoiceLine, 'id'>;

export const intervalOf = (price: Price) => price.interval ?? 'month';

/** What the invoices of subscriptions are made of. */
export function createLines(store: Store) {
  const whole = (price: Price, item: Subscription): Line => ({
    price: price.id,
    amount: price.unitAmount,
    description: store.products.get(price.product).name,
    proration: false,
    start: item.periodStart,
    end: item.periodEnd,
  });

  /** The prorated line for the rest of the period: a charge or a credit. */
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

  /** Invoice lines of an immediate change. */
  function linesOfChange(item: Subscription, next: Price): Line[] {
    const before = store.prices.get(item.price);
    const unused = rest(before, item, -1);
    if (intervalOf(before) === intervalOf(next)) return [unused, rest(next, item, 1)];
    const now = store.now();
    const fresh = { ...item, periodStart: now, periodEnd: nextPeriod(now, intervalOf(next), now) };
    return [unused, whole(next, fresh)];
  }

  return { whole, linesOfChange };
}
