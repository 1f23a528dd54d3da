import { escapeHtml, htmlPage } from '../../html-page.ts';

const style = `<style>
  .pay { max-width: 440px; margin: 4vh auto 0; }
  .pay .card > div + div { border-top: 1px solid var(--line); }
  .rows { display: grid; gap: 10px; }
  .row { display: flex; justify-content: space-between; gap: 16px; align-items: baseline; }
  .row > * { min-width: 0; overflow-wrap: anywhere; }
  .row > :first-child { flex: none; max-width: 60%; }
  .row > :last-child { font-variant-numeric: tabular-nums; text-align: end; }
  .price { font-size: 36px; font-weight: 700; letter-spacing: -0.02em; line-height: 1.1; }
  fieldset { border: 0; padding: 0; margin: 0; display: grid; gap: 8px; }
  legend { font-weight: 600; margin-bottom: 8px; padding: 0; }
  label.choice { display: flex; gap: 10px; align-items: center; border: 1px solid var(--line); border-radius: 10px; padding: 10px 14px; cursor: pointer; }
  label.choice:has(:checked) { border-color: currentColor; }
  button, .button { font: inherit; font-weight: 600; border-radius: 10px; border: 1px solid var(--line); background: transparent; color: inherit; padding: 11px 16px; cursor: pointer; text-decoration: none; display: inline-block; text-align: center; }
  button.main { background: var(--ink); color: var(--paper); border-color: var(--ink); width: 100%; }
  form { display: grid; gap: 14px; margin: 0; }
  .buttons { display: flex; flex-wrap: wrap; gap: 8px; }
  .note { border-inline-start: 3px solid #c93a1b; padding-inline-start: 12px; }
  .tag { font-size: 13px; border: 1px solid var(--line); border-radius: 6px; padding: 1px 8px; }
</style>`;

/** A full-width payment page. `body` is HTML. */
export const widePage = (title: string, body: string): string => htmlPage(title, style + body);

/** A narrow payment page for one decision. */
export const payPage = (title: string, body: string): string =>
  widePage(title, `<div class="pay">${body}</div>`);

export const money = (minor: number, currency = 'usd'): string => {
  const text = (Math.abs(minor) / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  return minor < 0 ? `−${text}` : text;
};

export const day = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A row of label and amount, both plain text. */
export const row = (what: string, much: string): string =>
  `<div class="row"><span>${escapeHtml(what)}</span><span>${escapeHtml(much)}</span></div>`;

export const note = (text: string | null): string =>
  text ? `<p class="note" role="alert">${escapeHtml(text)}</p>` : '';

/** Radio buttons for the two test cards. */
export const cardChoice = (chosen: 'accepted' | 'declined'): string => `<fieldset>
  <legend>Card</legend>
  ${cardOption('accepted', 'Test card that is accepted', chosen)}
  ${cardOption('declined', 'Test card that is declined', chosen)}
</fieldset>`;

/** Payment methods: the cards, and a bank debit for one-time payments. */
export const checkoutChoice = (paidOnce: boolean): string => `<fieldset>
  <legend>Pay by</legend>
  ${cardOption('accepted', 'Test card that is accepted', 'accepted')}
  ${cardOption('declined', 'Test card that is declined', 'accepted')}
  ${paidOnce ? cardOption('bank', 'Bank debit: the money comes later', 'accepted') : ''}
</fieldset>`;

const cardOption = (value: string, label: string, chosen: string): string =>
  `<label class="choice"><input type="radio" name="card" value="${value}"${value === chosen ? ' checked' : ''}>${label}</label>`;
