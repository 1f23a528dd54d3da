import { useQuery, useQueryClient } from '@tanstack/react-query';
import { billsQuery, memberQuery, plansQuery, membersFilter } from '@tintory/api-client';
import type { Bill, Member, PlanList } from '@tintory/contract';
import { beginsLater, subscriptionsOf } from '@tintory/plans-ui';
import { planState, useApi } from '@tintory/session';
import { useEffect, useState } from 'react';

const everyMs = 1_500;

/** The webhook event usually arrives within a second or two. */
const timeoutMs = 40_000;

/** A bill younger than this is the one just paid. */
const youngMs = 15 * 60 * 1_000;

type Arrival =
  | { state: 'arrived' | 'waiting' | 'late'; credits: number }
  /** Nothing was charged: the smaller plan begins on this day. */
  | { state: 'later'; begins: string; monthly: number };

/**
 * Polls the outcome of an order until it is known: whether its credits are booked, or when the
 * chosen smaller plan begins.
 *
 * @param planId the ordered plan; null if the URL does not name one
 */
export function useArrival(planId: string | null): Arrival {
  const api = useApi();
  const client = useQueryClient();
  const [known, setKnown] = useState(false);
  const late = useLate();
  const again = { staleTime: 0, refetchInterval: known || late ? (false as const) : everyMs };
  const { data: bills } = useQuery({ ...billsQuery(api, { limit: 5 }), ...again });
  const { data: member } = useQuery({ ...memberQuery(api, 'consumer'), ...again });
  const { data: plans } = useQuery(plansQuery(api));
  const arrived = bills?.rows.some((bill) => isOf(bill, planId)) ?? false;
  const later = arrived ? null : laterOf(member, plans, planId);
  const isKnown = arrived || (later !== null && member?.next_plan?.plan_id === planId);
  useEffect(() => {
    if (!isKnown) return;
    setKnown(true);
    void client.invalidateQueries(membersFilter);
  }, [isKnown, client]);
  if (later) return { state: 'later', ...later };
  const waiting = late ? 'late' : 'waiting';
  return { state: arrived ? 'arrived' : waiting, credits: member?.credits ?? 0 };
}

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

type Paid = Pick<Bill, 'status' | 'plan_id' | 'created_at'>;

const isOf = ({ status, plan_id, created_at }: Paid, planId: string | null): boolean =>
  status === 'paid' &&
  (planId === null || plan_id === planId) &&
  Date.now() - Date.parse(created_at) < youngMs;

/** The plan change reported by the provider; until then the one implied by the order. */
function laterOf(member: Member | undefined, plans: PlanList | undefined, planId: string | null) {
  const { next, renewsAt } = planState(member);
  if (next && next.plan_id === planId) {
    return { begins: next.begins_at, monthly: next.credits_monthly };
  }
  const all = subscriptionsOf(plans);
  const plan = all.find(({ id }) => id === planId);
  if (!plan || !renewsAt || !beginsLater(all, planId, member?.plan_id)) return null;
  return { begins: renewsAt, monthly: plan.credit };
}
