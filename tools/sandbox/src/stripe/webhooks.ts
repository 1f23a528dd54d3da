import { createHmac } from 'node:crypto';
import { createDeliveries } from '../deliveries.ts';
import type { StripeEvent } from './model.ts';
import type { Store } from './store.ts';
import type { Views } from './views.ts';

/** The API version of the product's client library. */
export const apiVersion = '2026-10-28.endive';

type Options = { url: string; secret: string };

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends webhook events signed as by Stripe; on request late, twice or not at all. */
export function createWebhooks(store: Store, views: Views, options: Options) {
  let { url } = options;

  const sign = (payload: string): string => {
    const time = Math.floor(Date.now() / 1_000);
    const v1 = createHmac('sha256', options.secret).update(`${time}.${payload}`).digest('hex');
    return `t=${time},v1=${v1}`;
  };

  async function post(event: StripeEvent): Promise<boolean> {
    const payload = JSON.stringify(views.event(event, apiVersion));
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(payload) };
    const answer = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null);
    return answer?.ok ?? false;
  }

  const { emit, send, hold, release, lose, dropNext, stop, idle } = createDeliveries(post);

  return {
    emit: (type: string, object: Record<string, unknown>): void => {
      const event = { id: store.newId('evt'), type, created: store.now(), object };
      store.events.add(structuredClone(event));
      emit(event);
    },

    /** Resends an event, with the same or a new id. */
    resend: (id: string, newId = false): Promise<void> => {
      const event = store.events.get(id);
      return send(newId ? { ...event, id: store.newId('evt') } : event);
    },

    setUrl: (next: string): void => {
      url = next;
    },
    hold,
    release,
    lose,
    dropNext,
    stop,
    idle,
  };
}
