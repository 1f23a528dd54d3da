import type { Member } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { listSpendableGrants, readNotification } from '../credits/grants.service.ts';
import { findPlan } from '../plans/plans.ts';
import { isLive } from '../subscriptions/is-live.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';

type Plan = Pick<
  Member,
  | 'plan_id'
  | 'interval'
  | 'credits_monthly'
  | 'renews_at'
  | 'cancel_expired_at'
  | 'past_due'
  | 'next_plan'
>;

type Current = Awaited<ReturnType<SubscriptionsService['current']>>;

/** The plan and the credits of a user, as of now. */
export async function readMember(
  db: Database,
  subscriptions: SubscriptionsService,
  userId: string,
  now: Date,
): Promise<Member> {
  const [credits, current] = await Promise.all([
    readCredits(db, userId, now),
    subscriptions.current(userId),
  ]);
  return { ...planOf(current), ...credits };
}

/** A user's spendable credits now, from all grants. */
export async function readCredits(
  db: Database,
  userId: string,
  now: Date,
): Promise<Pick<Member, 'credits' | 'credits_notice' | 'grants'>> {
  const [grants, notification] = await Promise.all([
    listSpendableGrants(db, userId, now),
    readNotification(db, userId),
  ]);
  return {
    credits: grants.reduce((sum, grant) => sum + grant.remaining, 0),
    credits_notice: notification,
    grants: grants.map((grant) => ({
      id: grant.id,
      source: grant.source,
      amount: grant.amount,
      remaining: grant.remaining,
      expires_at: grant.expiresAt?.toISOString() ?? null,
      created_at: grant.createdAt.toISOString(),
    })),
  };
}

function planOf(current: Current): Plan {
  if (!current || !isLive(current.status)) {
    const ended = current?.status === 'ended' ? (current.endedAt ?? current.periodEnd) : null;
    return { ...noPlan, cancel_expired_at: ended?.toISOString() ?? null };
  }
  const periodEnd = current.periodEnd.toISOString();
  return {
    plan_id: current.planId,
    interval: current.interval,
    credits_monthly: findPlan(current.planId)?.credits ?? 0,
    renews_at: current.cancelAtPeriodEnd ? null : periodEnd,
    cancel_expired_at: current.cancelAtPeriodEnd ? periodEnd : null,
    past_due: current.status === 'past_due',
    next_plan: nextPlanOf(current),
  };
}

function nextPlanOf(current: NonNullable<Current>): Member['next_plan'] {
  const plan = findPlan(current.nextPlanId);
  if (!plan || plan.interval === 'one_time' || current.cancelAtPeriodEnd) return null;
  return {
    plan_id: plan.id,
    interval: plan.interval,
    credits_monthly: plan.credits,
    begins_at: current.periodEnd.toISOString(),
  };
}

export const noPlan: Plan = {
  plan_id: 'free',
  interval: null,
  credits_monthly: 0,
  renews_at: null,
  cancel_expired_at: null,
  past_due: false,
  next_plan: null,
};
