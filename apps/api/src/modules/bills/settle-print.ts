import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ProviderInvoice } from '../payments/payments.ts';
import * as repository from './bills.repository.ts';
import { settleReversals } from './settle-reversals.ts';

type Order = { id: string; userId: string; paymentId: string | null };
type Payment = Pick<ProviderInvoice, 'amount' | 'currency' | 'refunds' | 'disputed'> & {
  receiptUrl: string | null;
};

const printKey = (orderId: string): string => `print:${orderId}`;

export const findBillOfPrint = (db: Database, orderId: string) =>
  repository.findBillByKey(db, printKey(orderId));

/**
 * Syncs the bill of a print order and its refunds with the provider's payment. Grants and takes no
 * credits. Idempotent.
 */
export async function settlePrintBill(
  tx: Transaction,
  { id, userId, paymentId }: Order,
  { amount, currency, receiptUrl, refunds, disputed }: Payment,
  now: Date,
): Promise<void> {
  const key = printKey(id);
  const made = await repository.insertBill(tx, {
    ...{ userId, kind: 'print', status: 'paid', planId: null, amount, currency, credits: 0 },
    ...{ providerKey: key, paymentId, subscriptionId: null, invoiceUrl: receiptUrl },
    createdAt: now,
  });
  const bill = made ?? (await repository.findBillByKey(tx, key));
  if (!bill) throw new Error('The bill of a print order vanished.');
  await settleReversals(tx, bill.id, { refunds, disputed }, now);
}
