import { escapeHtml, htmlPage } from '../html-page.ts';
import type { StoredMail } from './mailbox.ts';

/** Reloads only when something new came, so that reading is not disturbed. */
const refresh = (newest: string) => `<script>
  setInterval(async () => {
    const mails = await fetch('/mailbox.json').then((answer) => answer.json()).catch(() => null);
    if (mails && (mails[0]?.id ?? '') !== ${JSON.stringify(newest)}) location.reload();
  }, 2000);
</script>`;

/** Rendered without scripts and in another origin, as in a mail client. */
const rendered = (mail: StoredMail) =>
  `<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`;

const plain = (mail: StoredMail) =>
  `<div style="white-space: pre-wrap; overflow-wrap: anywhere">${escapeHtml(mail.text)}</div>`;

const links = (mail: StoredMail) =>
  mail.links
    .map((link) => `<p><a href="${escapeHtml(link)}"><code>${escapeHtml(link)}</code></a></p>`)
    .join('');

const card = (mail: StoredMail) => `<article class="card">
  <header>
    <h2 dir="auto">${escapeHtml(mail.subject || '(no subject)')}</h2>
    <div class="soft">To ${escapeHtml(mail.to.join(', '))} · from ${escapeHtml(mail.from)} ·
      <time datetime="${mail.received_at}">${mail.received_at.slice(0, 19).replace('T', ' ')} UTC</time></div>
  </header>
  ${mail.html ? rendered(mail) : plain(mail)}
  ${mail.links.length > 0 ? `<div>${links(mail)}</div>` : ''}
</article>`;

/** How many mails the page draws; the JSON has them all. */
const shownMails = 20;

export const mailboxPage = (mails: StoredMail[]): string =>
  htmlPage(
    'Mailbox',
    `<h1>Mailbox</h1>
    <p class="soft">Every mail of this run lands here, whoever it is for. The newest is on top.</p>
    ${mails.length === 0 ? '<div class="card"><div>No mail yet. It appears here by itself.</div></div>' : ''}
    ${mails.slice(0, shownMails).map(card).join('')}
    ${refresh(mails[0]?.id ?? '')}`,
  );
