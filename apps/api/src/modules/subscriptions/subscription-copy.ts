import type { ProviderSubscription } from '../payments/payments.ts';
import { findPlan } from '../plans/plans.ts';
import type { SubscriptionCopy, SubscriptionRow } from './subscriptions.repository.ts';

/** The stored fields of a subscription; undefined if it is not one of our plans. */
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

/** A subscription unknown to the provider, e.g. after a change of keys: it is not charged. */
export const toEndedCopy = (before: SubscriptionRow, version: number, now: Date) =>
  toCopy(
    { ...before, customerId: '', status: 'ended', endedAt: before.endedAt ?? now },
    before.userId,
    version,
  );
