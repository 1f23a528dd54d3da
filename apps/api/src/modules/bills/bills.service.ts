import type { Topic } from '../payments/payments.ts';
import type { BillsParts } from './bills-parts.ts';
import * as repository from './bills.repository.ts';
import { endDuplicates, endDuplicatesAfter } from './end-duplicates.ts';
import { grantDue } from './grant-due.ts';
import { syncInvoice } from './sync-invoice.ts';

export type BillsService = ReturnType<typeof createBillsService>;

/** Keeps bills and their credits equal to what the payment provider says. */
export const createBillsService = (parts: BillsParts) => ({
  syncInvoice: syncInvoice(parts),
  sync: syncTopic(parts),
  endDuplicates: endDuplicates(parts),
  list: (userId: string, page: { limit: number; offset: number; newestFirst: boolean }) =>
    repository.listBills(parts.db, userId, page),
  grantDue: grantDue(parts),
});

type BillTopic = { kind: Exclude<Topic['kind'], 'order'>; id: string };

/** Takes in what a webhook event is about. */
const syncTopic = (parts: BillsParts) => {
  const { payments, subscriptions } = parts;
  const sync = syncInvoice(parts);
  const endAfter = endDuplicatesAfter(parts);

  return async ({ kind, id }: BillTopic): Promise<void> => {
    if (kind === 'subscription') {
      await subscriptions.sync(id);
      return endAfter(id, 'plan');
    }
    const invoiceId = kind === 'invoice' ? id : await payments.findInvoice(id);
    const subscriptionId = invoiceId && (await sync(invoiceId));
    if (kind === 'invoice' && subscriptionId) await endAfter(subscriptionId, 'money');
  };
};
