import { escapeHtml } from '../../html-page.ts';
import { currencyOf, mainPrice, namesOf, totalOf } from '../checkout-lines.ts';
import type { CheckoutSession } from '../model.ts';
import type { Stripe } from '../stripe.ts';
import { checkoutChoice, money, note, payPage, row } from './pay-page.ts';

/** The checkout page. */
export function checkoutPage({ store }: Stripe, session: CheckoutSession, problem: string | null) {
  const price = mainPrice(store, session);
  const { email } = store.customers.get(session.customer);
  const every = price.interval ? ` a ${price.interval}` : '';
  const amount = money(totalOf(store, session), currencyOf(store, session));
  if (session.status !== 'open') {
    const how = session.status === 'complete' ? 'has been paid' : 'has expired';
    return payPage(
      'Checkout',
      `<h1>This page ${how}</h1><p class="soft">Start again from the shop.</p>
      <p><a class="button" href="${escapeHtml(session.cancelUrl)}">Back to the shop</a></p>`,
    );
  }
  return payPage(
    'Checkout',
    `<p class="soft">Sandbox payment: no money moves.</p>
    <h1>${escapeHtml(namesOf(store, session))}</h1>
    <p class="price">${amount}<span class="soft" style="font-size:16px;font-weight:400">${every}</span></p>
    ${note(problem)}
    <section class="card"><div class="rows">
      ${row('E-mail', email ?? 'none')}
      ${session.tax > 0 ? row('Tax', money(session.tax, currencyOf(store, session))) : ''}
      ${row(price.interval ? 'Renews' : 'Paid', price.interval ? `every ${price.interval}` : 'once')}
    </div><div><form method="post">
      ${checkoutChoice(session.mode === 'payment')}
      <button class="main">Pay ${amount}</button>
      <a class="button" href="${escapeHtml(session.cancelUrl)}">Cancel and go back</a>
    </form></div></section>`,
  );
}
