import { createHmac, randomUUID } from 'node:crypto';
import { apiVersion } from './api-version.ts';
import { createDeliveries } from '../deliveries.ts';
import type { Shop } from './model.ts';

export type Topic =
  | 'app/uninstalled'
  | 'app_subscriptions/update'
  | 'app_subscriptions/approaching_capped_amount'
  | 'customers/data_request'
  | 'customers/redact'
  | 'shop/redact'
  | 'products/update';

/**
 * `webhookId` is the same for all retries of a delivery, `eventId` for all deliveries of an event.
 */
export type StoreEvent = {
  webhookId: string;
  eventId: string;
  topic: Topic;
  shop: string;
  triggeredAt: string;
  payload: Record<string, unknown>;
};

/** Shopify's timeout for the app's response. */
const answerMs = 5_000;

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends webhook events, signed with the app's secret as by Shopify. */
export function createWebhooks(options: { url: string; secret: string }) {
  let { url } = options;
  const sent: StoreEvent[] = [];

  async function post(event: StoreEvent): Promise<boolean> {
    const body = JSON.stringify(event.payload);
    const answer = await fetch(url, {
      method: 'POST',
      headers: headersOf(event, body, options.secret),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }

  const { emit, send, ...deliveries } = createDeliveries(post);
  return {
    ...deliveries,
    emit: (topic: Topic, shop: Shop, payload: Record<string, unknown>): void => {
      const event: StoreEvent = {
        webhookId: randomUUID(),
        eventId: randomUUID(),
        topic,
        shop: shop.domain,
        triggeredAt: new Date().toISOString(),
        payload: structuredClone(payload),
      };
      sent.push(event);
      emit(event);
    },
    /** Resends an event, as the same or as a new delivery. */
    resend: (eventId: string, newDelivery = false): Promise<void> => {
      const event = sent.find((one) => one.eventId === eventId);
      if (!event) throw new Error(`There is no event ${eventId}.`);
      return send(newDelivery ? { ...event, webhookId: randomUUID() } : event);
    },
    /** All events, oldest first. */
    events: (topic?: Topic, shop?: string): StoreEvent[] =>
      sent.filter((event) => (!topic || event.topic === topic) && (!shop || event.shop === shop)),
    setUrl: (next: string): void => {
      url = next;
    },
  };
}

const headersOf = (event: StoreEvent, body: string, secret: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-shopify-topic': event.topic,
  'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
  'x-shopify-shop-domain': event.shop,
  'x-shopify-api-version': apiVersion,
  'x-shopify-webhook-id': event.webhookId,
  'x-shopify-event-id': event.eventId,
  'x-shopify-triggered-at': event.triggeredAt,
});
