import { defineQueue } from '../../platform/queue/define-queue.ts';
import { keptMail } from '../../platform/queue/queue-settings.ts';

/** Mails to users, waiting to be written and sent. */
export const notificationQueue = defineQueue<{ userId: string; kind: string }>({
  name: 'notices',
  keep: keptMail,
  take: [{ batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }],
});
