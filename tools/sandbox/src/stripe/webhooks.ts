import { createHmac } from 'node:crypto';
import type { StripeEvent } from './model.ts';
import type { Store } from './store.ts';
import type { Views } from './views.ts';

/** The version that the product's client library speaks. */
export const apiVersion = '2026-10-28.endive';

const retryMs = [50, 250, 1_000, 3_000];

export type Order = 'as sent' | 'reverse';

type Options = { url: string; secret: string };

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Tells the product what happened, signed as Stripe signs; late, twice or not at all on request. */
export function createWebhooks(store: Store, views: Views, options: Options) {
  let { url } = options;
  let held: StripeEvent[] | null = null;
  let dropping = 0;
  let stopped = false;
  const underway = new Set<Promise<void>>();

  const sign = (payload: string): string => {
    const time = Math.floor(Date.now() / 1_000);
    const v1 = createHmac('sha256', options.secret).update(`${time}.${payload}`).digest('hex');
    return `t=${time},v1=${v1}`;
  };

  async function post(event: StripeEvent): Promise<boolean> {
    if (dropping > 0) {
      dropping -= 1;
      return false;
    }
    const payload = JSON.stringify(views.event(event, apiVersion));
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(payload) };
    const answer = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null);
    return answer?.ok ?? false;
  }

  async function deliver(event: StripeEvent): Promise<void> {
    for (const pause of retryMs) {
      if (stopped || (await post(event))) return;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => underway.delete(tracked));
    underway.add(tracked);
    return tracked;
  }

  return {
    emit: (type: string, object: Record<string, unknown>): void => {
      const event = { id: store.newId('evt'), type, created: store.now(), object };
      store.events.add(structuredClone(event));
      if (held) held.push(event);
      else void track(deliver(event));
    },

    /** Sends an event once more, as it is or under a new id. */
    resend: (id: string, newId = false): Promise<void> => {
      const event = store.events.get(id);
      return track(deliver(newId ? { ...event, id: store.newId('evt') } : event));
    },

    /** Keeps back what happens from now on. */
    hold: (): void => {
      held ??= [];
    },

    /** Sends what was kept back, one after another or all at once, each so many times. */
    release: async (order: Order = 'as sent', copies = 1): Promise<void> => {
      const kept = held ?? [];
      held = null;
      const ordered = order === 'reverse' ? kept.toReversed() : kept;
      for (const event of ordered) {
        await Promise.all(Array.from({ length: copies }, () => track(deliver(event))));
      }
    },

    /** The next deliveries do not arrive; they are tried again. */
    dropNext: (count: number): void => {
      dropping = count;
    },

    setUrl: (next: string): void => {
      url = next;
    },

    /** Gives up what has not arrived. */
    stop: (): void => {
      stopped = true;
    },

    idle: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
