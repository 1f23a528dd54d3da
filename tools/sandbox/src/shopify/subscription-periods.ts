import type { RecurringItem, Shop, Subscription, SubscriptionStatus } from './model.ts';
import type { Store } from './store.ts';
import { subscriptionPayload } from './webhook-payloads.ts';
import type { Webhooks } from './webhooks.ts';

const dayMs = 86_400_000;
const usagePeriodMs = 30 * dayMs;
const periodMs = { ANNUAL: 365 * dayMs, EVERY_30_DAYS: usagePeriodMs };
/** How long a charge can be approved. */
const pendingMs = 2 * dayMs;

export const recurringOf = (subscription: Subscription): RecurringItem | undefined =>
  subscription.items.find((item) => item.kind === 'recurring');

export const intervalOf = (subscription: Subscription): RecurringItem['interval'] =>
  recurringOf(subscription)?.interval ?? 'EVERY_30_DAYS';

/** How subscriptions begin, go on and lapse as time goes by. */
export function createPeriods(store: Store, webhooks: Webhooks) {
  function setStatus(shop: Shop, subscription: Subscription, status: SubscriptionStatus): void {
    subscription.status = status;
    subscription.updatedAt = store.now();
    webhooks.emit('app_subscriptions/update', shop, subscriptionPayload(shop, subscription));
  }

  const activeOf = (shop: Shop): Subscription[] =>
    [...shop.subscriptions.values()].filter(({ status }) => status === 'ACTIVE');

  function activate(shop: Shop, subscription: Subscription, at: number): void {
    for (const old of activeOf(shop)) setStatus(shop, old, 'CANCELLED');
    subscription.startsAt = null;
    subscription.currentPeriodEnd =
      at + subscription.trialDays * dayMs + periodMs[intervalOf(subscription)];
    for (const item of subscription.items)
      if (item.kind === 'usage') item.resetsAt = at + usagePeriodMs;
    setStatus(shop, subscription, 'ACTIVE');
  }

  function renew(subscription: Subscription): void {
    const now = store.now();
    const length = periodMs[intervalOf(subscription)];
    while (subscription.currentPeriodEnd && subscription.currentPeriodEnd <= now)
      subscription.currentPeriodEnd += length;
    for (const item of subscription.items) {
      if (item.kind === 'recurring' || !item.resetsAt) continue;
      if (item.resetsAt > now) continue;
      while (item.resetsAt <= now) item.resetsAt += usagePeriodMs;
      item.used = 0;
      item.warned = false;
    }
  }

  function tick(shop: Shop): void {
    const now = store.now();
    for (const subscription of shop.subscriptions.values()) {
      const { status, startsAt, createdAt } = subscription;
      if (status === 'PENDING' && startsAt !== null) {
        if (startsAt <= now) activate(shop, subscription, startsAt);
      } else if (status === 'PENDING' && createdAt + pendingMs <= now)
        setStatus(shop, subscription, 'EXPIRED');
    }
    for (const subscription of activeOf(shop)) renew(subscription);
  }

  return { setStatus, activeOf, activate, tick };
}

export type Periods = ReturnType<typeof createPeriods>;
