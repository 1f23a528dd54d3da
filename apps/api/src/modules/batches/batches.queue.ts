import { defineQueue } from '../../platform/queue/define-queue.ts';

/** Batches that may have something to start. Each of their jobs that ends sends one message. */
export const batchQueue = defineQueue<{ batchId: string }>({
  name: 'batches',
  keep: {
    notify: true,
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
    deleteAfterSeconds: 3_600,
  },
  take: [
    {
      batchSize: 20,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 2,
    },
  ],
  keyOf: ({ batchId }) => batchId,
});

export type PhotosMessage = { batchId: string; userId: string; objectIds: string[] };

/** Photos of a batch that a list is to show before their turn comes. */
export const photoQueue = defineQueue<PhotosMessage>({
  name: 'photos',
  keep: {
    notify: true,
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: 600,
    deleteAfterSeconds: 3_600,
  },
  take: [{ batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }],
});
