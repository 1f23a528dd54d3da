import { creditRules } from '@tintory/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { capSource, grantCredits } from '../credits/grants.service.ts';
import { expireDue } from '../credits/ledger.ts';
import type { Payments, Topic } from '../payments/payments.ts';
import { findPlan } from '../plans/plans.ts';
import { alignExpiry, type SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { untilFresh } from '../subscriptions/until-fresh.ts';
import * as repository from './bills.repository.ts';
import { nextMonth } from './months.ts';
import { invoiceKey, settleInvoice } from './settle-invoice.ts';
import { alignClawBack } from './settle-reversals.ts';

type Dependencies = {
  db: Database;
  payments: Payments;
  subscriptions: SubscriptionsService;
  /** Tells the user, in the transaction that found out. */
  onPaymentFailed: (tx: Transaction, userId: string) => Promise<void>;
  now: () => Date;
};

export type BillsService = ReturnType<typeof createBillsService>;

/** Keeps bills and their credits equal to what the payment provider says. */
export function createBillsService(dependencies: Dependencies) {
  const { db, payments, subscriptions, onPaymentFailed, now } = dependencies;

  async function syncInvoice(id: string): Promise<void> {
    await untilFresh(async () => {
      const known = await repository.findBillByKey(db, invoiceKey(id));
      const invoice = await payments.readInvoice(id);
      const userId = await subscriptions.userOf(invoice.customerId);
      if (!userId) return true;
      // Whether its credits may end depends on how its subscription stands.
      if (invoice.subscriptionId) await subscriptions.sync(invoice.subscriptionId);
      return db.transaction(async (tx) => {
        const settlement = { invoice, userId, knownVersion: known?.version ?? 0 };
        const outcome = await settleInvoice(tx, settlement, now());
        if (outcome === 'failed') await onPaymentFailed(tx, userId);
        return outcome !== 'stale';
      });
    });
  }

  return {
    syncInvoice,

    /** Takes in what a piece of news is about. */
    sync: async ({ kind, id }: Topic): Promise<void> => {
      if (kind === 'subscription') return subscriptions.sync(id);
      if (kind === 'invoice') return syncInvoice(id);
      const invoiceId = await payments.findInvoice(id);
      if (invoiceId) await syncInvoice(invoiceId);
    },

    list: (userId: string, page: { limit: number; offset: number; newestFirst: boolean }) =>
      repository.listBills(db, userId, page),

    /** Grants the monthly credits of periods paid ahead that are due; answers how many bills. */
    grantDue: async (limit = 200): Promise<number> => {
      const due = await repository.listBillsWithGrantsDue(db, now(), limit);
      for (const { id, userId } of due) {
        await db.transaction((tx) => grantMonths(tx, id, userId, now()));
      }
      return due.length;
    },
  };
}

/** Every month that has begun by now, each once: its key carries its day. */
async function grantMonths(tx: Transaction, billId: string, userId: string, now: Date) {
  await expireDue(tx, userId, now);
  const bill = await repository.findBill(tx, billId);
  const plan = findPlan(bill?.planId);
  if (!bill?.nextGrantAt || !bill.periodEnd || !plan) return;
  let credits = bill.credits;
  let month: Date | null = bill.nextGrantAt;
  while (month && month <= now) {
    const businessKey = `${bill.providerKey}:${month.toISOString().slice(0, 10)}`;
    const source = 'subscription' as const;
    const request = { userId, source, businessKey, amount: plan.credits, expiresAt: null, billId };
    if (await grantCredits(tx, request, now)) credits += plan.credits;
    await capSource(tx, userId, source, plan.credits * creditRules.rolloverMonths, now);
    month = nextMonth(month, bill.periodEnd);
  }
  await repository.updateBill(tx, billId, { credits, nextGrantAt: month });
  await alignClawBack(tx, billId, now);
  await alignExpiry(tx, userId, now);
}
