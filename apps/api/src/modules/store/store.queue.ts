import { defineQueue } from '../../platform/queue/define-queue.ts';
import { outsideService } from '../../platform/queue/queue-settings.ts';

/** A webhook event of a store, or pictures beyond a store's plan that are to be charged. */
export type StoreMessage =
  { kind: 'webhook'; topic: string; shop: string } | { kind: 'usage'; shop: string };

export const storeQueue = defineQueue<StoreMessage>({ name: 'stores', ...outsideService });
