import { createAnswers } from './charge-answers.ts';
import type {
  Charge,
  RecurringItem,
  Replacement,
  Shop,
  Subscription,
  UsageItem,
  UsageRecord,
} from './model.ts';
import type { Store } from './store.ts';
import { createPeriods } from './subscription-periods.ts';
import { usageItem } from './usage-item.ts';
import { approachingPayload } from './webhook-payloads.ts';
import type { Webhooks } from './webhooks.ts';

/** Share of the cap at which the app receives a warning. */
const warnAt = 0.9;

export type NewItem = RecurringItem | Pick<UsageItem, 'kind' | 'terms' | 'capped'>;

type NewSubscription = Pick<Subscription, 'name' | 'returnUrl' | 'test' | 'trialDays'> & {
  replacement: Replacement;
  items: NewItem[];
};

export type Billing = ReturnType<typeof createBilling>;

/** Manages the app's subscriptions in all shops. */
export function createBilling(store: Store, webhooks: Webhooks) {
  const periods = createPeriods(store, webhooks);
  const { tick, activeOf, setStatus } = periods;

  function ask(shop: Shop, subscription: Subscription, raise: Charge['raise']): Charge {
    // A new subscription and its charge share an id, which the app receives as `charge_id`.
    const id = raise ? store.newId() : subscription.id;
    const charge: Charge = { id, subscription: subscription.id, raise, answer: null };
    shop.charges.set(id, charge);
    return charge;
  }

  function create(shop: Shop, wish: NewSubscription): Subscription {
    const now = store.now();
    const subscription: Subscription = {
      ...wish,
      ...{ id: store.newId(), status: 'PENDING', createdAt: now, updatedAt: now },
      ...{ currentPeriodEnd: null, startsAt: null },
      items: wish.items.map((item) =>
        item.kind === 'usage' ? { ...item, used: 0, resetsAt: null, warned: false } : item,
      ),
    };
    shop.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  return {
    /** Applies what is due by the store's clock; must be called before reading. */
    tick,
    ask,
    activeOf,
    setStatus,
    create,
    /** Records the merchant's answer; returns the URL to redirect to. */
    answer: createAnswers(store, periods),
    record: createRecorder(store, webhooks),
    cancelAll: (shop: Shop): void => {
      for (const subscription of activeOf(shop)) setStatus(shop, subscription, 'CANCELLED');
    },
  };
}

/** Writes down what is charged by use; the app hears when the cap is near. */
function createRecorder(store: Store, webhooks: Webhooks) {
  return (
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
  };
}
