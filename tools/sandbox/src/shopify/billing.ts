import { approachingPayload, subscriptionPayload } from './webhook-payloads.ts';
import type {
  Charge,
  RecurringItem,
  Replacement,
  Shop,
  Subscription,
  SubscriptionStatus,
  UsageItem,
  UsageRecord,
} from './model.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

const dayMs = 86_400_000;
const usagePeriodMs = 30 * dayMs;
const periodMs = { ANNUAL: 365 * dayMs, EVERY_30_DAYS: usagePeriodMs };
/** How long a merchant may think about it. */
const pendingMs = 2 * dayMs;
/** From here on the merchant is near the cap. */
const warnAt = 0.9;

export type NewItem = RecurringItem | Pick<UsageItem, 'kind' | 'terms' | 'capped'>;

export type Billing = ReturnType<typeof createBilling>;

/** The app's subscriptions of every shop. */
export function createBilling(store: Store, webhooks: Webhooks) {
  function setStatus(shop: Shop, subscription: Subscription, status: SubscriptionStatus): void {
    subscription.status = status;
    subscription.updatedAt = store.now();
    webhooks.emit('app_subscriptions/update', shop, subscriptionPayload(shop, subscription));
  }

  const activeOf = (shop: Shop): Subscription[] =>
    [...shop.subscriptions.values()].filter(({ status }) => status === 'ACTIVE');

  function ask(shop: Shop, subscription: Subscription, raise: Charge['raise']): Charge {
    // A new subscription's number is its charge's, too: the app hears it as `charge_id`.
    const id = raise ? store.newId() : subscription.id;
    const charge: Charge = { id, subscription: subscription.id, raise, answer: null };
    shop.charges.set(id, charge);
    return charge;
  }

  function activate(shop: Shop, subscription: Subscription, at: number): void {
    for (const old of activeOf(shop)) setStatus(shop, old, 'CANCELLED');
    subscription.startsAt = null;
    subscription.currentPeriodEnd =
      at + subscription.trialDays * dayMs + periodMs[intervalOf(subscription)];
    for (const item of subscription.items)
      if (item.kind === 'usage') item.resetsAt = at + usagePeriodMs;
    setStatus(shop, subscription, 'ACTIVE');
  }

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

  return {
    /** Lets time have its effect; to be called before anything is read. */
    tick,
    ask,
    activeOf,
    setStatus,

    create: (
      shop: Shop,
      wish: Pick<Subscription, 'name' | 'returnUrl' | 'test' | 'trialDays'> & {
        replacement: Replacement;
        items: NewItem[];
      },
    ): Subscription => {
      const now = store.now();
      const subscription: Subscription = {
        ...wish,
        id: store.newId(),
        status: 'PENDING',
        createdAt: now,
        updatedAt: now,
        currentPeriodEnd: null,
        startsAt: null,
        items: wish.items.map((item) =>
          item.kind === 'usage' ? { ...item, used: 0, resetsAt: null, warned: false } : item,
        ),
      };
      shop.subscriptions.set(subscription.id, subscription);
      return subscription;
    },

    /** The merchant's answer; where the browser goes next. */
    answer: (shop: Shop, charge: Charge, approved: boolean): string => {
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
    },

    record: (
      shop: Shop,
      subscription: Subscription,
      index: number,
      one: Pick<UsageRecord, 'description' | 'price' | 'idempotencyKey'>,
    ): UsageRecord => {
      const item = usageItem(subscription, index);
      if (!item) throw new Error('Only a usage line takes records.');
      const at = { id: store.newId(), createdAt: store.now() };
      const record = { ...one, ...at, subscription: subscription.id, index };
      shop.usage.push(record);
      item.used += one.price;
      if (!item.warned && item.used >= item.capped * warnAt) {
        item.warned = true;
        const payload = approachingPayload(shop, subscription, item);
        webhooks.emit('app_subscriptions/approaching_capped_amount', shop, payload);
      }
      return record;
    },

    cancelAll: (shop: Shop): void => {
      for (const subscription of activeOf(shop)) setStatus(shop, subscription, 'CANCELLED');
    },
  };
}

export function usageItem(subscription: Subscription, index: number): UsageItem | null {
  const item = subscription.items[index];
  return item?.kind === 'usage' ? item : null;
}

const recurringOf = (subscription: Subscription): RecurringItem | undefined =>
  subscription.items.find((item) => item.kind === 'recurring');

const intervalOf = (subscription: Subscription): RecurringItem['interval'] =>
  recurringOf(subscription)?.interval ?? 'EVERY_30_DAYS';

/** Whether the new one begins only with the next period of the old one. */
function waits(old: Subscription, next: Subscription): boolean {
  if (next.replacement !== 'STANDARD') return next.replacement === 'APPLY_ON_NEXT_BILLING_CYCLE';
  if (intervalOf(old) !== 'ANNUAL') return false;
  if (intervalOf(next) !== 'ANNUAL') return true;
  return (recurringOf(next)?.price ?? 0) < (recurringOf(old)?.price ?? 0);
}
