import type { SoldStorePlan } from './store-plans.ts';

/** A subscription of the app as the store has it. */
export type StoreCharge = {
  id: string;
  /** Null if it is not one of our plans. */
  planId: string | null;
  /** `pending`: not accepted or not begun. `frozen`: the merchant owes the store money. */
  status: 'pending' | 'active' | 'frozen' | 'ended';
  capCents: number;
  usageLineId: string | null;
  periodEnd: Date | null;
  createdAt: Date;
};

export type SubscriptionRequest = {
  plan: SoldStorePlan;
  returnUrl: string;
  /** A smaller plan begins after the paid period. */
  begins: 'now' | 'next period';
};

export type UsageRequest = {
  lineId: string;
  cents: number;
  description: string;
  /** The same key is charged once. */
  key: string;
};

/** The store's record of a charge, or its reason for refusing it. */
export type UsageAnswer = { recordId: string } | { refusal: string };

/** The billing port of stores. */
export type StoreBilling = {
  /** Newest first. */
  list(shop: string): Promise<StoreCharge[]>;
  /** The page on which the merchant agrees. */
  subscribe(shop: string, request: SubscriptionRequest): Promise<string>;
  /** The page on which the merchant agrees to a higher cap. */
  raiseCap(shop: string, lineId: string, cents: number): Promise<string>;
  cancel(shop: string, id: string): Promise<void>;
  fileUsage(shop: string, request: UsageRequest): Promise<UsageAnswer>;
};
