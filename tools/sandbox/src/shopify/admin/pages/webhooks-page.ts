import { escapeHtml } from '../../../html-page.ts';
import type { Shop } from '../../model.ts';
import type { StoreEvent } from '../../webhooks.ts';
import { adminPath } from '../address.ts';
import { actionButton } from './shell.ts';

const shown = 100;

/** Webhook events sent to the app, newest first. */
export function webhooksPage(shop: Shop, events: StoreEvent[]): string {
  const rows = events
    .slice(-shown)
    .toReversed()
    .map((event) => entry(shop, event));
  return `<h1>Webhooks</h1>${rows.join('') || '<section class="card"><div><p>Nothing has been told yet.</p></div></section>'}`;
}

const entry = (shop: Shop, { eventId, topic, triggeredAt, payload }: StoreEvent): string =>
  `<section class="card"><div class="row between"><div><strong>${escapeHtml(topic)}</strong>
    <div class="soft">${escapeHtml(triggeredAt)}</div></div>
    ${actionButton(adminPath(shop, `/webhooks/${eventId}/resend`), 'Send again')}</div>
    <div><details><summary>Payload</summary><pre>${escapeHtml(JSON.stringify(payload, null, 2))}</pre></details></div></section>`;
