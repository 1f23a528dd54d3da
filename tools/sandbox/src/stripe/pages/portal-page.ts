import { escapeHtml } from '../../html-page.ts';
import type { PortalSession, Price, Subscription } from '../model.ts';
import type { Stripe } from '../stripe.ts';
import { cardChoice, day, money, note, payPage, row } from './pay-page.ts';

/** The customer portal: plan, card and invoices. */
export function portalPage(stripe: Stripe, portal: PortalSession, problem: string | null): string {
  const { store } = stripe;
  const [subscription] = store.subscriptions.list(
    ({ customer, status }) => customer === portal.customer && status !== 'canceled',
  );
  const customer = store.customers.get(portal.customer);
  return payPage(
    'Billing',
    `<p class="soft">Sandbox billing: no money moves.</p>
    <h1>Plan and payment</h1>
    <p class="soft">${escapeHtml(customer.email ?? customer.id)}</p>
    ${note(problem)}
    ${subscription ? planCard(stripe, portal, subscription) : '<section class="card"><div>No plan at the moment.</div></section>'}
    <section class="card"><div><form method="post">
      ${cardChoice(customer.card)}
      <button name="do" value="card">Use this card from now on</button>
    </form></div></section>
    ${invoiceList(stripe, portal.customer)}
    <p style="margin-top:24px"><a class="button" href="${escapeHtml(portal.returnUrl)}">Back to the shop</a></p>`,
  );
}

const nameOf = ({ store }: Stripe, price: Price): string =>
  `${store.products.get(price.product).name}, ${money(price.unitAmount)} a ${price.interval ?? 'time'}`;

function planCard(stripe: Stripe, portal: PortalSession, item: Subscription): string {
  const { store } = stripe;
  const current = store.prices.get(item.price);
  const ending = item.cancelAtPeriodEnd;
  const next = item.nextPrice ? nameOf(stripe, store.prices.get(item.nextPrice)) : null;
  const offers = store.configurations
    .get(portal.configuration)
    .products.flatMap(({ prices }) => prices)
    .filter((id) => id !== item.price)
    .map((id) => store.prices.get(id));
  return `<section class="card"><div class="rows">
    ${row('Plan', nameOf(stripe, current))}
    ${row(ending ? 'Ends' : 'Renews', day(item.periodEnd))}
    ${item.status === 'past_due' ? row('Payment', 'failed, waiting for another card') : ''}
    ${next ? row('From then on', next) : ''}
  </div><div><form method="post">
    <label for="price">Change to</label>
    <select id="price" name="price" style="font:inherit;padding:10px;border-radius:10px">
      ${offers.map((price) => `<option value="${price.id}">${escapeHtml(nameOf(stripe, price))}</option>`).join('')}
    </select>
    <button name="do" value="change">Change plan</button>
    ${next ? '<button name="do" value="keep">Keep the present plan</button>' : ''}
    <button name="do" value="${ending ? 'resume' : 'cancel'}">${ending ? 'Keep the plan' : 'Cancel at the end of the period'}</button>
  </form></div></section>`;
}

function invoiceList({ store }: Stripe, customer: string): string {
  const invoices = store.invoices.list((item) => item.customer === customer);
  if (invoices.length === 0) return '';
  const rows = invoices.map(
    ({ id, number, created, due, status }) =>
      `<div class="row"><a href="/stripe/invoices/${id}">${number}</a><span>${day(created)}, ${money(due)}, ${status}</span></div>`,
  );
  return `<section class="card"><header><h2>Invoices</h2></header><div class="rows">${rows.join('')}</div></section>`;
}

/** The portal page that confirms a plan change. */
export function confirmChangePage(stripe: Stripe, portal: PortalSession, problem: string | null) {
  const { store, subscribing } = stripe;
  const { change } = portal;
  if (!change) return portalPage(stripe, portal, problem);
  const item = store.subscriptions.get(change.subscription);
  const next = store.prices.get(change.price);
  const later = subscribing.isLater(item, next);
  const lines = later ? [] : subscribing.linesOfChange(item, next);
  const due = Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, store.customers.get(portal.customer).balance),
  );
  return payPage(
    'Change plan',
    `<p class="soft">Sandbox billing: no money moves.</p>
    <h1>Change your plan</h1>
    ${note(problem)}
    <section class="card"><div class="rows">
      ${row('Now', nameOf(stripe, store.prices.get(item.price)))}
      ${row('Then', nameOf(stripe, next))}
      ${later ? row('Begins', day(item.periodEnd)) : lines.map((line) => row(line.description, money(line.amount))).join('')}
      ${row('To pay now', money(later ? 0 : due))}
    </div><div><form method="post">
      <button class="main" name="do" value="confirm">Confirm</button>
      <a class="button" href="${escapeHtml(portal.returnUrl)}">Go back</a>
    </form></div></section>`,
  );
}
