import { CustomerGone } from '../payments/payments.ts';
import { syncSubscription, type SubscriptionsParts } from './copy-subscription.ts';
import { findCustomer } from './customers.repository.ts';

/** Ends everything that would go on costing a user money. */
export const endSubscriptionsOf = (parts: SubscriptionsParts) => {
  const { db, payments } = parts;
  const sync = syncSubscription(parts);

  return async (userId: string): Promise<void> => {
    const customerId = await findCustomer(db, userId);
    if (!customerId) return;
    try {
      await payments.expireCheckouts(customerId, 'all');
      for await (const { id } of payments.listSubscriptions(customerId)) {
        await payments.endSubscription(id);
        await sync(id);
      }
    } catch (error) {
      // A deleted customer is not charged.
      if (!(error instanceof CustomerGone)) throw error;
    }
  };
};
