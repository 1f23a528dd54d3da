import { findPlan } from '../plans/plans.ts';
import type { SubscriptionsParts } from './copy-subscription.ts';
import * as repository from './subscriptions.repository.ts';

/** What differs between our copy and the provider's subscription, in words; null where nothing does. */
export const compareSubscription =
  ({ db, payments }: SubscriptionsParts) =>
  async (id: string): Promise<string | null> => {
    const copy = await repository.findSubscription(db, id);
    const found = await payments.readSubscription(id);
    if (!found) return copy ? 'is in the books, and the provider does not know it' : null;
    if (!copy) return findPlan(found.planId) ? 'is not in the books' : null;
    const agree =
      copy.status === found.status &&
      copy.planId === found.planId &&
      copy.nextPlanId === (findPlan(found.nextPlanId)?.id ?? null) &&
      copy.cancelAtPeriodEnd === found.cancelAtPeriodEnd &&
      +copy.periodEnd === +found.periodEnd;
    return agree
      ? null
      : `is ${found.status} ${found.planId}, in the books ${copy.status} ${copy.planId}`;
  };
