import { isDuplicate } from '../subscriptions/duplicates.ts';
import { untilFresh } from '../subscriptions/until-fresh.ts';
import type { BillsParts } from './bills-parts.ts';
import * as repository from './bills.repository.ts';
import { invoiceKey, settleInvoice } from './settle-invoice.ts';

/** Brings the bill of an invoice to what the provider says of it. */
export const syncInvoice =
  ({ db, payments, subscriptions, onPaymentFailed, now }: BillsParts) =>
  /** @returns the subscription that an invoice of ours is for */
  async (id: string): Promise<string | null> => {
    let subscriptionId: string | null = null;
    await untilFresh(async () => {
      const known = await repository.findBillByKey(db, invoiceKey(id));
      const invoice = await payments.readInvoice(id);
      const userId = await subscriptions.userOf(invoice.customerId);
      if (!userId) return true;
      // The expiry of its credits depends on its subscription's state.
      subscriptionId = invoice.subscriptionId;
      if (subscriptionId) await subscriptions.sync(subscriptionId);
      return db.transaction(async (tx) => {
        const isTwice = await isDuplicate(tx, invoice.subscriptionId);
        const knownVersion = known?.version ?? 0;
        const settlement = { invoice, userId, knownVersion, isDuplicate: isTwice };
        const outcome = await settleInvoice(tx, settlement, now());
        if (outcome === 'failed' && !isTwice) await onPaymentFailed(tx, userId);
        return outcome !== 'stale';
      });
    });
    return subscriptionId;
  };
