import { brand } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Payments } from '../payments/payments.ts';
import { reconcileUsage } from '../store/usage/reconcile-usage.ts';
import type { OrderChecks } from '../print/orders/check-orders.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import type { BillsService } from './bills.service.ts';
import { reconcile, type CheckedDifference, type Difference } from './reconcile.ts';

type Dependencies = {
  db: Database;
  payments: Payments;
  subscriptions: SubscriptionsService;
  bills: Pick<BillsService, 'syncInvoice'>;
  checkPrintOrders: OrderChecks;
};

/**
 * Compares the books with the payment provider. With `repair` it takes the provider's word for invoices,
 * subscriptions and print orders, as for a webhook that never came; what the books do not agree on themselves
 * stays.
 *
 * @param since invoices from this day on
 */
export async function* checkBooks(
  { db, payments, subscriptions, bills, checkPrintOrders }: Dependencies,
  { since, repair }: { since: Date; repair: boolean },
): AsyncGenerator<CheckedDifference> {
  for await (const difference of reconcile({ db, payments, subscriptions }, since)) {
    const { what, id } = difference;
    const isRepaired = repair && (what === 'invoice' || what === 'subscription');
    if (isRepaired) await (what === 'invoice' ? bills.syncInvoice(id) : subscriptions.sync(id));
    yield { ...difference, isRepaired };
  }
  yield* checkPrintOrders(since, { repair });
}

/** Webhooks are given up after three days, possibly after a weekend. */
const nightlyDays = 7;

type NightlyDependencies = Dependencies & {
  mailer: Pick<Mailer, 'send'>;
  /** The recipients, by address. */
  owners: readonly string[];
  now: () => Date;
};

/**
 * Checks and repairs the books of the last days, and mails the owners if anything differed or a
 * store refused a charge.
 *
 * @returns what differed, so that it can be logged too
 */
export async function checkBooksNightly(parts: NightlyDependencies): Promise<Difference[]> {
  const { db, mailer, owners, now } = parts;
  const since = new Date(+now() - nightlyDays * 86_400_000);
  const found: Difference[] = [];
  const lines: string[] = [];
  for await (const one of checkBooks(parts, { since, repair: true })) {
    found.push(one);
    lines.push(`${one.what} ${one.id} ${one.problem}. ${one.isRepaired ? 'Repaired.' : 'Look!'}`);
  }
  const yesterday = new Date(+now() - 86_400_000);
  for await (const { what, id, problem } of reconcileUsage(db, yesterday)) {
    lines.push(`${what} ${id} ${problem}.`);
  }
  if (lines.length === 0) return found;
  for (const to of owners) {
    const subject = `${brand.name}: ${lines.length} differences in the books`;
    await mailer.send(renderMail({ to, language: 'en', subject, paragraphs: lines }));
  }
  return found;
}
