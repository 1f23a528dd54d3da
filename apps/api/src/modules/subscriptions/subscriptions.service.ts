import { compareSubscription } from './compare-subscription.ts';
import {
  copyOwnSubscriptions,
  syncSubscription,
  type SubscriptionsParts,
} from './copy-subscription.ts';
import { findUserOfCustomer } from './customers.repository.ts';
import { createCustomers } from './customers.service.ts';
import { endSubscriptionsOf } from './end-subscriptions.ts';
import { isLive } from './is-live.ts';
import * as repository from './subscriptions.repository.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

/** Copies of the provider's subscriptions, and who its customers are. */
export function createSubscriptionsService(parts: SubscriptionsParts) {
  const { db, payments } = parts;
  const sync = syncSubscription(parts);
  const copyOwn = copyOwnSubscriptions(parts);

  return {
    ...createCustomers({ ...parts, onGone: copyOwn }),
    sync,
    userOf: (customerId: string) => findUserOfCustomer(db, customerId),

    /**
     * Reads all of a customer's subscriptions from the provider: webhooks of a recent purchase may
     * be missing.
     */
    syncCustomer: async (userId: string, customerId: string): Promise<void> => {
      for await (const { id } of payments.listSubscriptions(customerId)) await sync(id);
      await copyOwn(userId);
    },

    compare: compareSubscription(parts),

    /** The present subscription, or the last one. */
    current: async (userId: string): Promise<SubscriptionRow | undefined> => {
      const all = await repository.listSubscriptions(db, userId);
      return all.find(({ status }) => isLive(status)) ?? all[0];
    },

    endAll: endSubscriptionsOf(parts),
  };
}
