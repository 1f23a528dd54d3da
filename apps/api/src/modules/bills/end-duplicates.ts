import { duplicatesAfter, openDuplicates, settleDuplicate } from '../subscriptions/duplicates.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repository.ts';
import type { BillsParts } from './bills-parts.ts';
import { syncInvoice } from './sync-invoice.ts';

/** Refunds a duplicate plan and ends it. Each step can be repeated. */
const endDuplicate = (parts: BillsParts) => {
  const { db, payments, subscriptions, onDuplicateEnded, now } = parts;
  const sync = syncInvoice(parts);

  return async ({ id, userId }: SubscriptionRow): Promise<void> => {
    const invoices = await payments.refundSubscription(id);
    await payments.endSubscription(id);
    for (const invoice of invoices) await sync(invoice);
    await subscriptions.sync(id);
    await db.transaction(async (tx) => {
      if (await settleDuplicate(tx, id, now())) await onDuplicateEnded(tx, userId);
    });
  };
};

/** Ends the duplicates that a webhook event about a subscription, or about its money, shows. */
export const endDuplicatesAfter = (parts: BillsParts) => {
  const end = endDuplicate(parts);
  return async (id: string, told: 'plan' | 'money'): Promise<void> => {
    for (const duplicate of await duplicatesAfter(parts.db, id, told)) await end(duplicate);
  };
};

/**
 * Ends the duplicates that a crash left.
 *
 * @throws the first failure, once all had their turn
 */
export const endDuplicates = (parts: BillsParts) => {
  const end = endDuplicate(parts);
  return async (): Promise<void> => {
    const open = await openDuplicates(parts.db);
    const outcomes = await Promise.allSettled(open.map(end));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  };
};
