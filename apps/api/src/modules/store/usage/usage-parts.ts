import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { StoreBilling } from '../billing/store-billing.ts';

/** What charges beyond a plan need; each call takes its share. */
export type UsageParts = {
  db: Database;
  billing: StoreBilling;
  /** Asks for the shop's lines to be filed once the transaction is committed. */
  askToFile: (tx: Transaction, shop: string) => Promise<void>;
  /** Asks the store how its plans stand. */
  syncPlans: (shop: string) => Promise<unknown>;
  onError: (error: unknown) => void;
  now: () => Date;
};
