import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Payments } from '../payments/payments.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';

/** What bills need; each call takes its share. */
export type BillsParts = {
  db: Database;
  payments: Payments;
  subscriptions: SubscriptionsService;
  /** Notifies the user, in the transaction of the change. */
  onPaymentFailed: (tx: Transaction, userId: string) => Promise<void>;
  /** Notifies the user that a duplicate plan is refunded and ended. */
  onDuplicateEnded: (tx: Transaction, userId: string) => Promise<void>;
  now: () => Date;
};
