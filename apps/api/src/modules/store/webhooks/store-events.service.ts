import { AppError } from '../../../platform/errors.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { StorePlansService } from '../billing/store-plans.service.ts';
import * as shops from '../shops/shops.repository.ts';
import { storeQueue } from '../store.queue.ts';
import { deleteEventsBefore, insertEvent } from './events.repository.ts';
import { redactShop, type RedactParts } from './redact-shop.ts';
import { uninstallShop } from './uninstall-shop.ts';

/** A store repeats an unanswered webhook for two days. */
const keptMs = 7 * 86_400_000;

export type StoreEvent = { id: string; topic: string; shop: string };

export type StoreEventsParts = RedactParts & {
  queue: Queue;
  plans: Pick<StorePlansService, 'sync'>;
};

/** Webhook events of stores: taken in fast, and worked on afterwards. */
export function createStoreEventsService(parts: StoreEventsParts) {
  const { db, queue, now } = parts;

  return {
    /** Stores an event and queues its work once; a repetition changes nothing. */
    receive: (event: StoreEvent): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await insertEvent(tx, { ...event, receivedAt: now() }))) return;
        await queue.send(tx, storeQueue, { kind: 'webhook', topic: event.topic, shop: event.shop });
      }),

    act: actOnEvent(parts),

    sweep: (): Promise<void> => deleteEventsBefore(db, new Date(+now() - keptMs)),
  };
}

/** Handles an event; idempotent. */
const actOnEvent = (parts: StoreEventsParts) => {
  const uninstalled = uninstallShop(parts);
  const redact = redactShop(parts);

  return async (topic: string, shop: string): Promise<void> => {
    if (!(await shops.findShop(parts.db, shop))) return;
    switch (topic) {
      case 'app/uninstalled':
        return uninstalled(shop);
      case 'app_subscriptions/update':
        return orGone(parts.plans.sync(shop));
      case 'shop/redact':
        return redact(shop);
      // No data of a store's customers is stored: nothing to export and nothing to erase.
      case 'customers/data_request':
      case 'customers/redact':
      default:
        return;
    }
  };
};

/** An uninstalled store cannot be asked about its charges; the uninstall event ends them. */
async function orGone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'StoreGone')) throw error;
  }
}
