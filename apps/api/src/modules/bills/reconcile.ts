import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Payments, ProviderInvoice } from '../payments/payments.ts';
import { isDuplicate } from '../subscriptions/duplicates.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import * as repository from './bills.repository.ts';
import type { BillRow } from './bills.repository.ts';
import { readEntitlement } from './entitlement.ts';
import { invoiceKey } from './settle-invoice.ts';

/** A difference between the books and the provider, or within the books. */
export type Difference = { what: string; id: string; problem: string };

/** A difference, and whether the provider's word for it was taken. */
export type CheckedDifference = Difference & { isRepaired: boolean };

type Dependencies = { db: Database; payments: Payments; subscriptions: SubscriptionsService };

/** Compares the books with the provider, from a day on, and with themselves. Changes nothing. */
export async function* reconcile(
  { db, payments, subscriptions }: Dependencies,
  since: Date,
): AsyncGenerator<Difference> {
  for await (const { id, customerId } of payments.listInvoices(since)) {
    if (!(await subscriptions.userOf(customerId))) continue;
    const invoice = await payments.readInvoice(id);
    const bill = await repository.findBillByKey(db, invoiceKey(id));
    const problem = compare(invoice, bill, await isDuplicate(db, invoice.subscriptionId));
    if (problem) yield { what: 'invoice', id, problem };
  }
  for await (const { id, customerId } of payments.listSubscriptions()) {
    if (!(await subscriptions.userOf(customerId))) continue;
    const problem = await subscriptions.compare(id);
    if (problem) yield { what: 'subscription', id, problem };
  }
  yield* reconcileLedger(db);
}

function compare(
  invoice: ProviderInvoice,
  bill: BillRow | undefined,
  isTwice: boolean,
): string | null {
  if (invoice.status === 'draft' || (invoice.status === 'void' && !bill)) return null;
  if (!bill) return `is ${invoice.status} at the provider and not in the books`;
  if (invoice.status !== 'paid') {
    const paid = bill.status !== 'open' && bill.status !== 'failed';
    return paid ? `is ${bill.status} in the books and ${invoice.status} at the provider` : null;
  }
  if (bill.status === 'open' || bill.status === 'failed') {
    return `is paid at the provider and ${bill.status} in the books`;
  }
  if (bill.amount !== invoice.amount) return `is ${invoice.amount}, in the books ${bill.amount}`;
  const back = invoice.refunds.reduce((sum, { amount }) => sum + amount, 0) + invoice.disputed;
  const lost = Math.min(invoice.amount, back);
  if (bill.refunded !== lost) return `lost ${lost}, in the books ${bill.refunded}`;
  const { credits } = readEntitlement(invoice.lines);
  return bill.credits < credits && !isTwice
    ? `is worth ${credits} credits, granted were ${bill.credits}`
    : null;
}

/** Invariant: the balance equals the sum of its entries and the rest of its grants. */
async function* reconcileLedger(db: Database): AsyncGenerator<Difference> {
  const { rows } = await db.execute(sql`
    select a.user_id as id, a.balance,
      (select coalesce(sum(amount), 0)::int from credit_entries e where e.user_id = a.user_id) as entries,
      (select coalesce(sum(remaining), 0)::int from credit_grants g where g.user_id = a.user_id) as grants
    from credit_accounts a`);
  for (const { id, balance, entries, grants } of rows) {
    if (balance === entries && balance === grants) continue;
    const problem = `has a balance of ${String(balance)}, entries of ${String(entries)}, grants of ${String(grants)}`;
    yield { what: 'account', id: String(id), problem };
  }
}
