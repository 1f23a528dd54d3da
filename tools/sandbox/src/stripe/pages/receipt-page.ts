import type { Payment } from '../model.ts';
import { day, money, payPage, row } from './pay-page.ts';

/** The receipt of a payment without an invoice. */
export const receiptPage = ({ id, amount, currency, created }: Payment): string =>
  payPage(
    'Receipt',
    `<p class="soft">Sandbox payment: no money moves.</p>
    <h1>Receipt</h1>
    <p class="price">${money(amount, currency)}</p>
    <section class="card"><div class="rows">
      ${row('Paid', day(created))}
      ${row('Payment', id)}
    </div></section>`,
  );
