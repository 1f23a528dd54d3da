import type { InvoiceLine } from '../payments/payments.ts';
import { findPlan, type SoldPlan } from '../plans/plans.ts';
import { monthAround, nextMonth } from './months.ts';

/** The credits of a paid invoice. */
export type Entitlement = {
  kind: 'subscription' | 'pack';
  /** The plan paid for; null when it is none of ours. */
  plan: SoldPlan | null;
  /** To grant now; negative when more is credited than paid for. */
  credits: number;
  /** A period paid ahead, with the moment its next monthly credits are due. */
  period: { start: Date; end: Date; nextGrantAt: Date | null } | null;
};

type PlannedLine = InvoiceLine & { plan: SoldPlan };

/**
 * Reads an invoice's lines. A whole period gives its month's credits. A part of one (proration) gives,
 * or when it is credited takes, the same part of the current month's credits, by the time it covers:
 * so changing plans to and fro never adds up to more than was paid for.
 */
export function readEntitlement(lines: readonly InvoiceLine[]): Entitlement {
  const planned = lines.flatMap((line): PlannedLine[] => {
    const plan = findPlan(line.planId);
    return plan ? [{ ...line, plan }] : [];
  });
  const main = planned.filter(({ amount }) => amount >= 0).at(-1);
  const exact = planned.reduce((sum, line) => sum + creditsOf(line), 0);
  return {
    kind: main?.plan.interval === 'one_time' ? 'pack' : 'subscription',
    plan: main?.plan ?? null,
    // Rounded down, also below 0: the rest of less than a credit is not granted.
    credits: Math.floor(exact + 1e-6),
    period: main && main.plan.interval !== 'one_time' ? periodOf(main) : null,
  };
}

function creditsOf({ plan, proration, amount, start, end }: PlannedLine): number {
  if (!proration) return plan.credits;
  const month = monthAround(start, end);
  const part = (+month.end - +start) / (+month.end - +month.start);
  return Math.sign(amount) * Math.min(1, Math.max(0, part)) * plan.credits;
}

const periodOf = ({ plan, start, end }: PlannedLine) => ({
  start,
  end,
  nextGrantAt: plan.interval === 'year' ? nextMonth(start, end) : null,
});
