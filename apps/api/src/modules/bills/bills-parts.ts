import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Payments } from '../payments/payments.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';

/** What bills need; each call takes its share. */
export type BillsParts = {
  db: Database;
  payments: Payments;
  subscriptions: SubscriptionsService;
  /** Tells the user, in the transaction that found out. */
  onPaymentFailed: (tx: Transaction, userId: string) => Promise<void>;
  /** Tells the user that a plan bought beside another one is refunded and ended. */
  onDuplicateEnded: (tx: Transaction, userId: string) => Promise<void>;
  now: () => Date;
};
