import type { Plan, PlanList } from '@tintory/contract';
import { useState } from 'react';

/** The plan shown first, and with the badge: most people need about so much. */
export const popularCredit = 300;

const popularOf = (plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ credit }) => credit === popularCredit) ?? plans[0];

/** Every plan that is billed again and again, with its interval. */
export const subscriptionsOf = (plans: PlanList | undefined) =>
  (['month', 'year'] as const).flatMap((interval) =>
    (plans?.[interval] ?? []).map((plan) => ({ ...plan, interval })),
  );

/**
 * What is chosen on the pricing view: month or year, a tier, and a pack. The pack is the first one
 * again whenever the data or the interval changes; the tier keeps its place between month and year.
 */
export function useChoice(plans: PlanList | undefined) {
  const [interval, setInterval] = useState<'month' | 'year'>('month');
  const [tierCredit, setTierCredit] = useState<number | null>(null);
  const [pack, setPack] = useState<{ id: string; of: unknown } | null>(null);
  const tiers = plans?.[interval] ?? [];
  const packs = plans?.pay_go ?? [];
  const all = subscriptionsOf(plans);
  // A choice is good for the data and the interval it was made with.
  const chosenPack = pack?.of === plans ? packs.find(({ id }) => id === pack?.id) : undefined;
  return {
    interval,
    tiers,
    /** What is subscribed to, by either interval. */
    all,
    packs,
    tier: tiers.find(({ credit }) => credit === tierCredit) ?? popularOf(tiers),
    pack: chosenPack ?? packs[0],
    chooseInterval: (next: 'month' | 'year') => {
      setInterval(next);
      setPack(null);
    },
    chooseTier: ({ credit }: Plan) => setTierCredit(credit),
    choosePack: ({ id }: Plan) => setPack({ id, of: plans }),
  };
}

export type Choice = ReturnType<typeof useChoice>;
