import type { Charge, Shop, Subscription } from './model.ts';
import type { Store } from './store.ts';
import { intervalOf, recurringOf, type Periods } from './subscription-periods.ts';
import { usageItem } from './usage-item.ts';

/** What the merchant's answer to a charge brings about. */
export function createAnswers(store: Store, { activeOf, activate, setStatus }: Periods) {
  function approveNew(shop: Shop, subscription: Subscription): void {
    const [old] = activeOf(shop);
    if (old?.currentPeriodEnd && waits(old, subscription))
      subscription.startsAt = old.currentPeriodEnd;
    else activate(shop, subscription, store.now());
  }

  function approveRaise(
    shop: Shop,
    subscription: Subscription,
    raise: NonNullable<Charge['raise']>,
  ) {
    const item = usageItem(subscription, raise.index);
    if (!item) throw new Error('Only a usage line has a cap.');
    item.capped = raise.capped;
    item.warned = false;
    setStatus(shop, subscription, subscription.status);
  }

  /** @returns where the browser goes next */
  return (shop: Shop, charge: Charge, approved: boolean): string => {
    const subscription = shop.subscriptions.get(charge.subscription);
    if (!subscription) throw new Error('A charge belongs to a subscription.');
    if (charge.answer) throw new Error('This charge has been answered.');
    charge.answer = approved ? 'approved' : 'declined';
    if (approved && charge.raise) approveRaise(shop, subscription, charge.raise);
    else if (approved) approveNew(shop, subscription);
    else if (!charge.raise) setStatus(shop, subscription, 'DECLINED');
    const url = new URL(subscription.returnUrl);
    url.searchParams.set('charge_id', String(subscription.id));
    return url.href;
  };
}

/** Whether the new subscription starts with the old one's next period. */
function waits(old: Subscription, next: Subscription): boolean {
  if (next.replacement !== 'STANDARD') return next.replacement === 'APPLY_ON_NEXT_BILLING_CYCLE';
  if (intervalOf(old) !== 'ANNUAL') return false;
  if (intervalOf(next) !== 'ANNUAL') return true;
  return (recurringOf(next)?.price ?? 0) < (recurringOf(old)?.price ?? 0);
}
