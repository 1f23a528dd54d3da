import type { PlanInterval } from '@tintory/contract';

/** What is sold: `credits` a month, or once; `cents` (US) for each interval. */
export type SoldPlan = { id: string; interval: PlanInterval; credits: number; cents: number };

/** A year costs ten months. */
const monthsPaidOfYear = 10;

const tiers = [
  { credits: 100, cents: 900 },
  { credits: 300, cents: 1_900 },
  { credits: 700, cents: 3_900 },
  { credits: 1_500, cents: 6_900 },
  { credits: 4_000, cents: 14_900 },
];

const packs = [
  { credits: 30, cents: 590 },
  { credits: 100, cents: 1_490 },
  { credits: 300, cents: 3_490 },
  { credits: 1_000, cents: 8_990 },
];

/** Every plan of the consumer edition. Ids stand in bills and at the provider: never reuse one. */
export const plans: readonly SoldPlan[] = [
  ...tiers.map((tier) => ({ ...tier, id: `m${tier.credits}`, interval: 'month' as const })),
  ...tiers.map(({ credits, cents }) => ({
    id: `y${credits}`,
    interval: 'year' as const,
    credits,
    cents: cents * monthsPaidOfYear,
  })),
  ...packs.map((pack) => ({ ...pack, id: `p${pack.credits}`, interval: 'one_time' as const })),
];

export const findPlan = (id: string | null | undefined): SoldPlan | undefined =>
  plans.find((plan) => plan.id === id);
