import type { Invoice } from '../model.ts';
import type { Stripe } from '../stripe.ts';
import { day, money, payPage, row } from './pay-page.ts';

/** An invoice to read or print. */
export function invoicePage({ store }: Stripe, invoice: Invoice): string {
  const { email } = store.customers.get(invoice.customer);
  const lines = invoice.lines.map(({ description, amount }) => row(description, money(amount)));
  return payPage(
    `Invoice ${invoice.number}`,
    `<p class="soft">Sandbox invoice: no money moved.</p>
    <h1>Invoice ${invoice.number}</h1>
    <section class="card"><div class="rows">
      ${row('For', email ?? invoice.customer)}
      ${row('Date', day(invoice.created))}
      ${row('Status', invoice.status)}
    </div><div class="rows">
      ${lines.join('')}
      ${row('Total', money(invoice.total))}
      ${row(invoice.status === 'paid' ? 'Paid' : 'Due', money(invoice.due))}
    </div></section>`,
  );
}
