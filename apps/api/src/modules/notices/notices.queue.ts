import { defineQueue } from '../../platform/queue/define-queue.ts';

/** Mails to users that are to be written and sent. */
export const noticeQueue = defineQueue<{ userId: string; kind: string }>({
  name: 'notices',
  keep: {
    notify: true,
    retryLimit: 6,
    retryDelay: 30,
    retryBackoff: true,
    deleteAfterSeconds: 3_600,
  },
  take: [{ batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }],
});
