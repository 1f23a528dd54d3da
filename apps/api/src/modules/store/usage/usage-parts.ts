import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { StoreBilling } from '../billing/store-billing.ts';

/** What charges beyond a plan need; each call takes its share. */
export type UsageParts = {
  db: Database;
  billing: StoreBilling;
  /** Queues the shop's usage charges, to be filed after the commit. */
  askToFile: (tx: Transaction, shop: string) => Promise<void>;
  /** Reads the states of the store's plans. */
  syncPlans: (shop: string) => Promise<unknown>;
  onError: (error: unknown) => void;
  now: () => Date;
};
