import { creditRules } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { clawBackCredits, creditsOfBill, grantCredits } from '../credits/grants.service.ts';
import type { ProviderInvoice } from '../payments/payments.ts';
import * as repository from './bills.repository.ts';
import type { BillRow } from './bills.repository.ts';
import { addMonths } from './months.ts';

type Reversals = Pick<ProviderInvoice, 'refunds' | 'disputed'>;

/**
 * Takes back the share of a bill's credits whose money was refunded or disputed, and returns it
 * after a won dispute. Computed from totals, never from one webhook event: repeated or late events
 * change nothing, and parts never exceed the whole.
 */
export async function settleReversals(
  tx: Transaction,
  billId: string,
  { refunds, disputed }: Reversals,
  now: Date,
): Promise<void> {
  const bill = await repository.findBill(tx, billId);
  if (!bill) throw new Error('There is no such bill.');
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const lost = Math.min(bill.amount, refunded + disputed);
  await repository.updateBill(tx, billId, {
    refunded: lost,
    status: statusOf(bill.amount, refunded, disputed),
  });
  await billRefunds(tx, bill, refunds);
  await alignClawBack(tx, billId, now);
}

/** Takes back the share of granted credits whose money was refunded or disputed. */
export async function alignClawBack(tx: Transaction, billId: string, now: Date): Promise<void> {
  const bill = await repository.findBill(tx, billId);
  if (!bill || bill.amount <= 0) return;
  const { userId } = bill;
  const granted = await creditsOfBill(tx, billId);
  const due = Math.floor((granted * bill.refunded) / bill.amount);
  const change = due - bill.clawedBack;
  if (change > 0) await clawBackCredits(tx, { userId, billId }, change, now);
  if (change < 0) {
    const businessKey = `${bill.providerKey}:returned:${bill.version}`;
    const expiresAt =
      bill.kind === 'pack' ? addMonths(bill.createdAt, creditRules.packYears * 12) : null;
    await grantCredits(
      tx,
      { userId, source: 'adjustment', businessKey, amount: -change, expiresAt },
      now,
    );
  }
  if (change !== 0) await repository.updateBill(tx, billId, { clawedBack: due });
}

function statusOf(amount: number, refunded: number, disputed: number): BillRow['status'] {
  if (disputed > 0) return 'disputed';
  if (refunded === 0) return 'paid';
  return refunded >= amount ? 'refunded' : 'partly_refunded';
}

/** One row for each refund, with its share of the credits. */
async function billRefunds(
  tx: Transaction,
  bill: BillRow,
  refunds: Reversals['refunds'],
): Promise<void> {
  const key = (id: string) => `refund:${id}`;
  if (bill.paymentId) {
    const keys = refunds.map(({ id }) => key(id));
    await repository.failOtherRefunds(tx, bill.paymentId, keys);
  }
  const granted = await creditsOfBill(tx, bill.id);
  const share = (money: number) =>
    Math.floor((granted * Math.min(money, bill.amount)) / bill.amount);
  let before = 0;
  for (const refund of refunds) {
    const after = before + refund.amount;
    await repository.insertBill(tx, {
      userId: bill.userId,
      kind: 'refund',
      status: 'paid',
      planId: bill.planId,
      amount: -refund.amount,
      currency: bill.currency,
      credits: share(before) - share(after),
      providerKey: key(refund.id),
      paymentId: bill.paymentId,
      subscriptionId: bill.subscriptionId,
      invoiceUrl: bill.invoiceUrl,
      createdAt: refund.createdAt,
    });
    before = after;
  }
}
