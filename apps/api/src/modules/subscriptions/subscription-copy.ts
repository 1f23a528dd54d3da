import type { ProviderSubscription } from '../payments/payments.ts';
import { findPlan } from '../plans/plans.ts';
import type { SubscriptionCopy, SubscriptionRow } from './subscriptions.repository.ts';

/** What is kept of a subscription; undefined for one that is to none of our plans. */
export function toCopy(
  found: ProviderSubscription,
  userId: string,
  version: number,
): SubscriptionCopy | undefined {
  const plan = findPlan(found.planId);
  if (!plan || plan.interval === 'one_time') return undefined;
  return {
    id: found.id,
    userId,
    planId: plan.id,
    interval: plan.interval,
    status: found.status,
    startedAt: found.startedAt,
    periodStart: found.periodStart,
    periodEnd: found.periodEnd,
    cancelAtPeriodEnd: found.cancelAtPeriodEnd,
    nextPlanId: findPlan(found.nextPlanId)?.id ?? null,
    endedAt: found.endedAt,
    version,
  };
}

/** One that the provider does not know, as after a change of keys: nobody is charged for it. */
export const toEndedCopy = (before: SubscriptionRow, version: number, now: Date) =>
  toCopy(
    { ...before, customerId: '', status: 'ended', endedAt: before.endedAt ?? now },
    before.userId,
    version,
  );
