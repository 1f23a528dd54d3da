import { creditRules } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { capSource, grantCredits } from '../credits/grants.service.ts';
import { expireDue } from '../credits/ledger.ts';
import { findPlan } from '../plans/plans.ts';
import { alignExpiry } from '../subscriptions/align-expiry.ts';
import type { BillsParts } from './bills-parts.ts';
import * as repository from './bills.repository.ts';
import { nextMonth } from './months.ts';
import { alignClawBack } from './settle-reversals.ts';

/** Grants the monthly credits of periods paid ahead that are due; answers how many bills. */
export const grantDue =
  ({ db, now }: BillsParts) =>
  async (limit = 200): Promise<number> => {
    const due = await repository.listBillsWithGrantsDue(db, now(), limit);
    for (const { id, userId } of due) {
      await db.transaction((tx) => grantMonths(tx, id, userId, now()));
    }
    return due.length;
  };

/** Grants every month that has begun, once: the key contains its day. */
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
