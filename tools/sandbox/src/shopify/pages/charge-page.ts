import { escapeHtml, htmlPage } from '../../html-page.ts';
import type { Charge, Shop, Subscription } from '../model.ts';
import { dollars } from '../money.ts';

const style = `<style>
  .charge { max-width: 480px; margin: 4vh auto 0; }
  .charge .card > div + div { border-top: 1px solid var(--line); }
  .lines { display: grid; gap: 14px; margin: 0; }
  .lines > div { display: flex; justify-content: space-between; gap: 20px; align-items: baseline; }
  .lines dt, .lines dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
  .lines dt { flex: 1; }
  .lines dd { text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .lines small { display: block; font-weight: 400; font-size: 14px; color: var(--soft); }
  .tag { font-size: 13px; border: 1px solid var(--line); border-radius: 6px; padding: 1px 8px; }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin: 0; }
  button { font: inherit; font-weight: 600; min-height: 46px; border-radius: 10px; border: 1px solid var(--line); background: transparent; color: inherit; padding: 10px 16px; cursor: pointer; }
  button.main { background: var(--ink); color: var(--paper); border-color: var(--ink); }
  button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
</style>`;

const line = (what: string, about: string, much: string): string =>
  `<div><dt>${escapeHtml(what)}<small>${escapeHtml(about)}</small></dt><dd>${escapeHtml(much)}</dd></div>`;

function linesOf({ items, trialDays }: Subscription): string {
  const lines = items.map((item) =>
    item.kind === 'recurring'
      ? line(
          'Plan',
          item.interval === 'ANNUAL' ? 'every year' : 'every 30 days',
          dollars(item.price),
        )
      : line('Usage, at most in 30 days', item.terms, dollars(item.capped)),
  );
  if (trialDays > 0)
    lines.unshift(line('Free trial', 'before the first charge', `${trialDays} days`));
  return lines.join('');
}

function raisedLines(subscription: Subscription, raise: NonNullable<Charge['raise']>): string {
  const item = subscription.items[raise.index];
  if (item?.kind !== 'usage') return '';
  return (
    line('Cap now', `${dollars(item.used)} used`, dollars(item.capped)) +
    line('New cap', item.terms, dollars(raise.capped))
  );
}

/** The confirmation page of a charge; it is not part of the admin. */
export function chargePage(shop: Shop, charge: Charge, subscription: Subscription): string {
  const { raise } = charge;
  const title = raise ? 'Raise the cap' : 'Approve the subscription';
  return htmlPage(
    title,
    `${style}<div class="charge">
      <p class="soft">${escapeHtml(shop.name)}</p>
      <h1>${title}</h1>
      <section class="card">
        <div><h2>${escapeHtml(subscription.name)}</h2>${
          subscription.test ? '<span class="tag">Test: nothing is charged</span>' : ''
        }</div>
        <div><dl class="lines">${raise ? raisedLines(subscription, raise) : linesOf(subscription)}</dl></div>
        <div><form method="post">
          <button name="answer" value="decline">Decline</button>
          <button class="main" name="answer" value="approve">Approve</button>
        </form></div>
      </section>
    </div>`,
  );
}

/** A page for a charge that is answered, no longer open or unknown. */
export const chargeNote = (text: string): string =>
  htmlPage('Charge', `${style}<div class="charge"><h1>Charge</h1><p>${escapeHtml(text)}</p></div>`);
