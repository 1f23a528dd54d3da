import { createHmac, randomUUID } from 'node:crypto';
import { percentile, printTable } from '../report.ts';
import type { Shop } from './shop.ts';

const count = 200;
/** What the sandbox's store signs with. */
const secret = process.env['SHOPIFY_API_SECRET'] ?? 'sandbox-store-secret';

/** How fast the server takes in what a store tells, one event after another. */
export async function benchWebhooks(shop: Shop): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) times.push(await tell(shop));
  printTable(`merchant: ${count} webhooks, answered (ms)`, [
    ['p50', 'p99', 'wanted'],
    [percentile(times, 0.5), percentile(times, 0.99), 'p99 ≤ 100'],
  ]);
}

async function tell({ apiOrigin, domain }: Shop): Promise<number> {
  const body = JSON.stringify({ id: 1, title: 'A product', updated_at: new Date().toISOString() });
  const began = performance.now();
  const answer = await fetch(`${apiOrigin}/api/shopify/webhooks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'products/update',
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'x-shopify-shop-domain': domain,
      'x-shopify-api-version': '2026-10',
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-event-id': randomUUID(),
      'x-shopify-triggered-at': new Date().toISOString(),
    },
    body,
  });
  await answer.text();
  const ms = performance.now() - began;
  if (!answer.ok) throw new Error(`The webhook was answered ${answer.status}.`);
  return ms;
}
