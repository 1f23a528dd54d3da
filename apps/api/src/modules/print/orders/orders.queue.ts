import { defineQueue } from '../../../platform/queue/define-queue.ts';

/** A print order that may have something to do, or of which a mail is to be sent. */
export type PrintMessage = { orderId: string; mail?: string };

/** A print shop, or the way to it, may be gone for a day, and what was paid must be made. */
export const printQueue = defineQueue<PrintMessage>({
  name: 'prints',
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
