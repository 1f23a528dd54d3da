import { escapeHtml } from '../../html-page.ts';
import { namesOf } from '../checkout-lines.ts';
import type { Stripe } from '../stripe.ts';
import { day, money, row, widePage } from './pay-page.ts';

const shown = 30;

const button = (action: string, fields: Record<string, string>, label: string): string =>
  `<form method="post" action="/stripe/control/${action}" style="display:inline-block">${Object.entries(
    fields,
  )
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button style="padding:5px 10px;font-size:14px">${escapeHtml(label)}</button></form>`;

const line = (what: string, buttons: string[]): string =>
  `<div style="display:flex;flex-wrap:wrap;gap:8px;justify-content:space-between;align-items:center;padding:6px 0"><span>${what}</span><span>${buttons.join(' ')}</span></div>`;

/** Overview of all objects, with the sandbox's controls. */
export function overviewPage({ store }: Stripe): string {
  const subscriptions = store.subscriptions.list().map((item) => {
    const price = store.prices.get(item.price);
    const { email } = store.customers.get(item.customer);
    return row(
      `${email ?? item.customer}: ${store.products.get(price.product).name}`,
      `${item.status}, until ${day(item.periodEnd)}`,
    );
  });
  const payments = store.payments
    .list()
    .slice(0, shown)
    .map((item) =>
      line(`${escapeHtml(item.id.slice(0, 14))}… ${money(item.amount)}`, [
        button('refund', { payment: item.id }, 'Refund'),
        button('dispute', { payment: item.id }, 'Dispute'),
      ]),
    );
  const debits = store.sessions
    .list(({ debit }) => debit === 'under way')
    .map((session) =>
      line(escapeHtml(namesOf(store, session)), [
        button('debit', { session: session.id, arrives: 'yes' }, 'Money comes'),
        button('debit', { session: session.id, arrives: 'no' }, 'Bank refuses'),
      ]),
    );
  const events = store.events
    .list()
    .slice(0, shown)
    .map(({ id, type }) =>
      line(escapeHtml(type), [
        button('resend', { event: id }, 'Send again'),
        button('replay', { event: id }, 'As new event'),
      ]),
    );
  return widePage(
    'Payments',
    `<h1>Payments</h1>
    <p class="soft">The clock says ${day(store.now())}.</p>
    <p>${button('advance', { days: '1' }, 'One day on')} ${button('advance', { days: '31' }, 'One month on')}</p>
    ${card('Subscriptions', subscriptions)}${card('Payments', payments)}${card('Bank debits under way', debits)}${card('Events', events)}`,
  );
}

const card = (title: string, rows: string[]): string =>
  `<section class="card"><header><h2>${title}</h2></header><div class="rows">${rows.join('') || '<span class="soft">None yet.</span>'}</div></section>`;
