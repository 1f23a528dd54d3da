import { brand, type StorePlan } from '@tintory/contract';

/** What merchants are sold: `credits` a month; amounts in US cents. */
export type SoldStorePlan = {
  id: string;
  credits: number;
  cents: number;
  /** For each picture once the credits are short, up to `capCents` in 30 days. */
  feeCents: number;
  capCents: number;
};

/** Ids stand in bills, credits at the stores (in the plan's name): never reuse one. */
export const storePlans: readonly SoldStorePlan[] = [
  { id: 's10', credits: 50, cents: 500, feeCents: 30, capCents: 2_000 },
  { id: 's40', credits: 200, cents: 1_500, feeCents: 25, capCents: 5_000 },
  { id: 's100', credits: 500, cents: 2_900, feeCents: 20, capCents: 10_000 },
  { id: 's200', credits: 1_000, cents: 4_900, feeCents: 18, capCents: 20_000 },
  { id: 's400', credits: 2_000, cents: 8_900, feeCents: 15, capCents: 40_000 },
];

export const findStorePlan = (id: string | null | undefined): SoldStorePlan | undefined =>
  storePlans.find((plan) => plan.id === id);

/** The plan's name on the store's page, by which we recognize it. */
export const storePlanName = ({ credits }: SoldStorePlan): string =>
  `${brand.name} ${credits} credits a month`;

export const viewStorePlan = (plan: SoldStorePlan): StorePlan => ({
  id: plan.id,
  credit: plan.credits,
  price: plan.cents / 100,
  additional_fee: plan.feeCents / 100,
  cap_amount: plan.capCents / 100,
});
