import { creditRules } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { capSource, clawBackCredits, grantCredits } from '../credits/grants.service.ts';
import { expireDue } from '../credits/ledger.ts';
import type { ProviderInvoice } from '../payments/payments.ts';
import { alignExpiry } from '../subscriptions/align-expiry.ts';
import * as repository from './bills.repository.ts';
import type { BillRow } from './bills.repository.ts';
import { readEntitlement, type Entitlement } from './entitlement.ts';
import { addMonths } from './months.ts';
import { settleReversals } from './settle-reversals.ts';

type Settlement = {
  invoice: ProviderInvoice;
  userId: string;
  knownVersion: number;
  /** Of a duplicate plan, which grants no credits. */
  isDuplicate: boolean;
};

/** `stale`: a newer copy was stored meanwhile, ask again. `failed`: the payment newly failed. */
export type SettleOutcome = 'settled' | 'failed' | 'stale';

export const invoiceKey = (id: string): string => `invoice:${id}`;

/**
 * Syncs a bill, its credits and its refunds with the provider's invoice, in one transaction.
 * Idempotent; the order of webhook events does not matter.
 */
export async function settleInvoice(
  tx: Transaction,
  { invoice, userId, knownVersion, isDuplicate }: Settlement,
  now: Date,
): Promise<SettleOutcome> {
  await expireDue(tx, userId, now);
  const before = await repository.findBillByKey(tx, invoiceKey(invoice.id));
  if ((before?.version ?? 0) !== knownVersion) return 'stale';
  if (invoice.status === 'draft' || (invoice.status === 'void' && !before)) return 'settled';
  const worth = readEntitlement(invoice.lines);
  const bill = await storeBill(tx, before, invoice, userId, worth);
  if (invoice.status === 'paid') {
    if (isDuplicate) await repository.updateBill(tx, bill.id, { nextGrantAt: null });
    else if (!before || isUnpaid(before)) await giveCredits(tx, bill, worth, now);
    await settleReversals(tx, bill.id, invoice, now);
    await alignExpiry(tx, userId, now);
  }
  return bill.status === 'failed' && before?.status !== 'failed' ? 'failed' : 'settled';
}

const isUnpaid = ({ status }: BillRow): boolean => status === 'open' || status === 'failed';

async function storeBill(
  tx: Transaction,
  before: BillRow | undefined,
  invoice: ProviderInvoice,
  userId: string,
  worth: Entitlement,
): Promise<BillRow> {
  const { status, amount, paymentId, url: invoiceUrl } = invoice;
  const copy = {
    status: status === 'paid' || status === 'open' ? status : ('failed' as const),
    amount,
    paymentId,
    invoiceUrl,
  };
  if (before) {
    return repository.updateBill(tx, before.id, { ...copy, version: before.version + 1 });
  }
  const bill = await repository.insertBill(tx, {
    ...copy,
    userId,
    kind: worth.kind,
    planId: worth.plan?.id ?? null,
    currency: invoice.currency,
    credits: 0,
    providerKey: invoiceKey(invoice.id),
    subscriptionId: invoice.subscriptionId,
    periodStart: worth.period?.start ?? null,
    periodEnd: worth.period?.end ?? null,
    createdAt: invoice.createdAt,
  });
  if (!bill) throw new Error('An invoice was billed beside its own lock.');
  return bill;
}

async function giveCredits(
  tx: Transaction,
  bill: BillRow,
  { plan, kind, credits, period }: Entitlement,
  now: Date,
): Promise<void> {
  const { userId, id: billId, providerKey: businessKey } = bill;
  if (credits > 0) {
    const expiresAt =
      kind === 'pack' ? addMonths(bill.createdAt, creditRules.packYears * 12) : null;
    const request = { userId, source: kind, businessKey, amount: credits, expiresAt, billId };
    await grantCredits(tx, request, now);
  }
  if (credits < 0) await clawBackCredits(tx, { userId, source: 'subscription' }, -credits, now);
  if (kind === 'subscription' && plan) {
    await capSource(tx, userId, kind, plan.credits * creditRules.rolloverMonths, now);
  }
  await repository.updateBill(tx, billId, { credits, nextGrantAt: period?.nextGrantAt ?? null });
  if (bill.subscriptionId) await repository.keepNewestSchedule(tx, bill.subscriptionId);
}
