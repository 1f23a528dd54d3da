import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { checkBooks } from './modules/bills/check-books.ts';
import { createBillsService } from './modules/bills/bills.service.ts';
import { createStripeOrderPayments } from './modules/payments/stripe-order-payments.ts';
import { createStripePayments } from './modules/payments/stripe-payments.ts';
import { createOrderChecks } from './modules/print/orders/check-orders.ts';
import { createPaymentSettler } from './modules/print/orders/settle-payment.ts';
import { createPrint } from './modules/print/print.module.ts';
import { reconcileUsage } from './modules/store/usage/reconcile-usage.ts';
import { createSubscriptionsService } from './modules/subscriptions/subscriptions.service.ts';
import { openDatabase } from './platform/database/open-database.ts';

/**
 * Compares the books with the payment provider and prints what differs; `--repair` takes the
 * provider's word for it. Prints too what stores would not pay for. Run it beside a PostgreSQL; an embedded
 * database must not be in use.
 */
const { values } = parseArgs({
  options: { days: { type: 'string', default: '60' }, repair: { type: 'boolean', default: false } },
});

const now = () => new Date();
const config = readConfig();
const database = await openDatabase(config, (error) => process.stderr.write(`${String(error)}\n`));
const { db } = database;
const payments = createStripePayments(config);
const subscriptions = createSubscriptionsService({ db, payments, now });
const silent = () => Promise.resolve();
const bills = createBillsService({
  db,
  payments,
  subscriptions,
  onPaymentFailed: silent,
  onDuplicateEnded: silent,
  now,
});

let differences = 0;
const since = new Date(Date.now() - Number(values.days) * 86_400_000);
const orderPayments = createStripeOrderPayments(config);
// Print orders are advanced by the worker's check every minute.
const queue = { send: silent };
const checkPrintOrders = createOrderChecks({
  ...{ db, now, payments: orderPayments },
  ...createPaymentSettler({ db, queue, payments: orderPayments, now }),
  provider: createPrint({ config, db, now, onError: () => undefined }).provider,
});
const books = { db, payments, subscriptions, bills, checkPrintOrders };
for await (const { what, id, problem } of checkBooks(books, { since, repair: values.repair })) {
  differences += 1;
  process.stdout.write(`${what} ${id} ${problem}\n`);
}
for await (const { what, id, problem } of reconcileUsage(db, since)) {
  // Lost, not different: there is nothing to repair.
  process.stdout.write(`${what} ${id} ${problem}\n`);
}
const verdict = differences === 0 ? 'Books and provider agree.' : `${differences} differences.`;
process.stdout.write(`${verdict}\n`);
process.exitCode = differences === 0 ? 0 : 1;
await database.close();
