import type { StoreMember } from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { noPlan, readCredits } from '../../members/members.service.ts';
import { usagePeriod } from '../usage/usage-period.ts';
import { sumUsage } from '../usage/usage.repository.ts';
import { findStorePlan } from './store-plans.ts';
import { findCurrent, isLive } from './store-subscriptions.repository.ts';

/** The plan, the credits and the charges beyond them of a store, as of now. */
export async function readStoreMember(
  db: Database,
  { userId, shop }: { userId: string; shop: string },
  now: Date,
): Promise<StoreMember> {
  const [credits, current] = await Promise.all([
    readCredits(db, userId, now),
    findCurrent(db, shop),
  ]);
  const plan = findStorePlan(current?.planId);
  if (!current || !plan || !isLive(current)) {
    const ended = current?.endedAt?.toISOString() ?? null;
    return { ...noPlan, cancel_expired_at: ended, ...credits, shop, usage: null };
  }
  const { start, end } = usagePeriod(current, now);
  return {
    plan_id: plan.id,
    interval: 'month',
    credits_monthly: plan.credits,
    renews_at: current.periodEnd?.toISOString() ?? null,
    cancel_expired_at: null,
    past_due: current.status === 'frozen',
    next_plan: null,
    ...credits,
    shop,
    usage: {
      additional_fee: plan.feeCents / 100,
      used: (await sumUsage(db, current.id, start)) / 100,
      cap_amount: current.capCents / 100,
      asked_cap_amount: current.askedCapCents === null ? null : current.askedCapCents / 100,
      resets_at: end.toISOString(),
    },
  };
}
