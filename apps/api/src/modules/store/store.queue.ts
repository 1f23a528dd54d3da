import { defineQueue } from '../../platform/queue/define-queue.ts';

/** A webhook event of a store, or pictures beyond a store's plan that are to be charged. */
export type StoreMessage =
  { kind: 'news'; topic: string; shop: string } | { kind: 'usage'; shop: string };

/** A store, or the way to it, may be gone for a day, and what it told must be acted on. */
export const storeQueue = defineQueue<StoreMessage>({
  name: 'stores',
  keep: {
    notify: true,
    retryLimit: 36,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3_600,
    deleteAfterSeconds: 3_600,
  },
  take: [
    {
      batchSize: 1,
      localConcurrency: 2,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 2,
    },
  ],
});
