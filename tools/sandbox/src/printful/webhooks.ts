import { createHmac } from 'node:crypto';
import { createDeliveries } from '../deliveries.ts';
import type { Order } from './model.ts';

type Event = { type: string; occurredAt: Date; data: Record<string, unknown>; retries: number };

/** Sends webhook events, signed as in Printful's version 2. */
export function createPrintfulWebhooks(options: { url: string; secret: string }) {
  let { url } = options;

  async function post(event: Event): Promise<boolean> {
    const body = JSON.stringify({
      ...{ type: event.type, occurred_at: event.occurredAt.toISOString() },
      ...{ retries: event.retries, store_id: 10, data: event.data },
    });
    event.retries += 1;
    const signature = createHmac('sha256', Buffer.from(options.secret, 'hex')).update(body);
    const headers = {
      'content-type': 'application/json',
      'x-pf-webhook-public-key': 'c2FuZGJveA==',
      'x-pf-webhook-signature': signature.digest('hex'),
    };
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    return answer?.ok ?? false;
  }

  const { emit, hold, release, dropNext, stop, idle } = createDeliveries(post);
  return {
    tell: (type: string, order: Order, more: Record<string, unknown> = {}): void =>
      emit({ type, occurredAt: new Date(), retries: 0, data: { ...more, ...dataOf(order) } }),
    setUrl: (wanted: string): void => {
      url = wanted;
    },
    ...{ hold, release, dropNext, stop, idle },
  };
}

const dataOf = ({ id, externalId, status, shipment, created, updated }: Order) => ({
  order: {
    ...{ id, external_id: externalId, status, store_id: 10 },
    dashboard_url: `https://www.printful.com/dashboard?order_id=${id}`,
    ...{ created_at: created.toISOString(), updated_at: updated.toISOString() },
  },
  ...(shipment && {
    shipment: { id: shipment.id, status: 'shipped', store_id: 10, tracking_number: `T${id}` },
  }),
});
