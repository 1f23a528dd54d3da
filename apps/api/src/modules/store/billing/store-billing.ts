import type { SoldStorePlan } from './store-plans.ts';

/** A subscription of the app as the store has it. */
export type StoreCharge = {
  id: string;
  /** Null when it is none of our plans. */
  planId: string | null;
  /** `pending`: not agreed to, or not begun. `frozen`: the merchant owes the store money. */
  status: 'pending' | 'active' | 'frozen' | 'ended';
  capCents: number;
  usageLineId: string | null;
  periodEnd: Date | null;
  createdAt: Date;
};

export type SubscriptionRequest = {
  plan: SoldStorePlan;
  returnUrl: string;
  /** A smaller plan waits for the end of the period that is paid for. */
  begins: 'now' | 'next period';
};

export type UsageRequest = {
  lineId: string;
  cents: number;
  description: string;
  /** The same key is charged once. */
  key: string;
};

/** The store's record of a charge, or why it will not charge it. */
export type UsageAnswer = { recordId: string } | { refusal: string };

/** What a store charges its merchant for us, as far as the product knows it. */
export type StoreBilling = {
  /** The newest ones, the newest first. */
  list(shop: string): Promise<StoreCharge[]>;
  /** The page on which the merchant agrees. */
  subscribe(shop: string, request: SubscriptionRequest): Promise<string>;
  /** The page on which the merchant agrees to a higher cap. */
  raiseCap(shop: string, lineId: string, cents: number): Promise<string>;
  cancel(shop: string, id: string): Promise<void>;
  fileUsage(shop: string, request: UsageRequest): Promise<UsageAnswer>;
};
