import { creditRules } from '@tintory/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { capSource, grantCredits } from '../credits/grants.service.ts';
import { expireDue } from '../credits/ledger.ts';
import type { Payments, Topic } from '../payments/payments.ts';
import { findPlan } from '../plans/plans.ts';
import {
  duplicatesAfter,
  isDuplicate,
  openDuplicates,
  settleDuplicate,
} from '../subscriptions/duplicates.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repository.ts';
import { alignExpiry } from '../subscriptions/align-expiry.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
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
  /** Tells the user that a plan bought beside another one is refunded and ended. */
  onDuplicateEnded: (tx: Transaction, userId: string) => Promise<void>;
  now: () => Date;
};

type BillTopic = { kind: Exclude<Topic['kind'], 'order'>; id: string };

export type BillsService = ReturnType<typeof createBillsService>;

/** Keeps bills and their credits equal to what the payment provider says. */
export function createBillsService(dependencies: Dependencies) {
  const { db, payments, subscriptions, onPaymentFailed, onDuplicateEnded, now } = dependencies;

  /** Answers the subscription that an invoice of ours is for. */
  async function syncInvoice(id: string): Promise<string | null> {
    let subscriptionId: string | null = null;
    await untilFresh(async () => {
      const known = await repository.findBillByKey(db, invoiceKey(id));
      const invoice = await payments.readInvoice(id);
      const userId = await subscriptions.userOf(invoice.customerId);
      if (!userId) return true;
      // Whether its credits may end depends on how its subscription stands.
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
  }

  /** Gives back a plan bought beside another one, and ends it. Whatever broke off may be repeated. */
  async function endDuplicate({ id, userId }: SubscriptionRow): Promise<void> {
    const invoices = await payments.refundSubscription(id);
    await payments.endSubscription(id);
    for (const invoice of invoices) await syncInvoice(invoice);
    await subscriptions.sync(id);
    await db.transaction(async (tx) => {
      if (await settleDuplicate(tx, id, now())) await onDuplicateEnded(tx, userId);
    });
  }

  async function endDuplicatesAfter(id: string, news: 'plan' | 'money'): Promise<void> {
    for (const duplicate of await duplicatesAfter(db, id, news)) await endDuplicate(duplicate);
  }

  return {
    syncInvoice,

    /** Takes in what a piece of news is about. */
    sync: async ({ kind, id }: BillTopic): Promise<void> => {
      if (kind === 'subscription') {
        await subscriptions.sync(id);
        return endDuplicatesAfter(id, 'plan');
      }
      const invoiceId = kind === 'invoice' ? id : await payments.findInvoice(id);
      const subscriptionId = invoiceId && (await syncInvoice(invoiceId));
      if (kind === 'invoice' && subscriptionId) await endDuplicatesAfter(subscriptionId, 'money');
    },

    /** Ends the duplicates that a crash left. @throws the first failure, once all had their turn */
    endDuplicates: async (): Promise<void> => {
      const open = await openDuplicates(db);
      const outcomes = await Promise.allSettled(open.map(endDuplicate));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
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
