import { escapeHtml } from '../../../html-page.ts';
import { chargeUrl } from '../../charge-url.ts';
import type { Charge, Shop, Subscription, UsageItem } from '../../model.ts';
import { dollars } from '../../money.ts';

const day = (ms: number): string =>
  new Date(ms).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Number of usage charges listed. */
const shown = 50;

/** The app's plan, its usage of the cap, and pending charges. */
export function chargesPage(origin: string, shop: Shop): string {
  const all = [...shop.subscriptions.values()].toReversed();
  const active = all.filter(({ status }) => status === 'ACTIVE');
  const earlier = all.filter(({ status }) => status !== 'ACTIVE');
  const open = [...shop.charges.values()].filter((charge) => isOpen(shop, charge));
  return `<h1>Plan and charges</h1>
    ${open
      .map((charge) => {
        const name = shop.subscriptions.get(charge.subscription)?.name ?? '';
        return `<p class="note">${charge.raise ? 'A higher cap' : 'A plan'} waits for an answer: <a href="${escapeHtml(chargeUrl(origin, shop, charge))}">${escapeHtml(name)}</a></p>`;
      })
      .join('')}
    ${active.map(planCard).join('') || '<section class="card"><div><p>No plan is active.</p></div></section>'}
    ${usageCard(shop)}
    ${earlier.length > 0 ? earlierCard(earlier) : ''}`;
}

function isOpen(shop: Shop, { answer, subscription, raise }: Charge): boolean {
  const status = shop.subscriptions.get(subscription)?.status;
  return !answer && status === (raise ? 'ACTIVE' : 'PENDING');
}

function planCard({ name, test, items, currentPeriodEnd }: Subscription): string {
  const lines = items.map((item) =>
    item.kind === 'usage'
      ? usageLine(item)
      : `<dl class="facts"><div><dt>${item.interval === 'ANNUAL' ? 'Every year' : 'Every 30 days'}</dt><dd>${dollars(item.price)}</dd></div>
         ${currentPeriodEnd ? `<div><dt>Period ends</dt><dd>${day(currentPeriodEnd)}</dd></div>` : ''}</dl>`,
  );
  return `<section class="card"><header class="row between"><h2>${escapeHtml(name)}</h2>${test ? '<span class="tag">Test: nothing is charged</span>' : ''}</header>
    ${lines.map((line) => `<div>${line}</div>`).join('')}</section>`;
}

const usageLine = ({ terms, used, capped, resetsAt }: UsageItem): string =>
  `<div class="row between"><strong>Usage</strong><span>${dollars(used)} of at most ${dollars(capped)}</span></div>
  <meter min="0" max="${capped}" value="${used}" high="${capped * 0.9}" aria-label="Used of the cap">${dollars(used)}</meter>
  <p class="soft">${escapeHtml(terms)}${resetsAt ? `<br>Starts anew on ${day(resetsAt)}` : ''}</p>`;

function usageCard({ usage }: Shop): string {
  const rows = usage
    .slice(-shown)
    .toReversed()
    .map(
      ({ createdAt, description, price }) =>
        `<tr><td class="day">${day(createdAt)}</td><td>${escapeHtml(description)}</td><td class="number">${dollars(price)}</td></tr>`,
    );
  if (rows.length === 0) return '';
  return `<section class="card"><header><h2>Charges for use</h2></header><div class="scroll"><table>
    <thead><tr><th>Day</th><th>For</th><th class="number">Amount</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table></div></section>`;
}

const earlierCard = (earlier: Subscription[]): string =>
  `<section class="card"><header><h2>Other plans</h2></header><div class="scroll"><table>
    <tbody>${earlier
      .map(
        ({ name, status, updatedAt }) =>
          `<tr><td>${escapeHtml(name)}</td><td>${status.toLowerCase()}</td><td class="day">${day(updatedAt)}</td></tr>`,
      )
      .join('')}</tbody></table></div></section>`;
