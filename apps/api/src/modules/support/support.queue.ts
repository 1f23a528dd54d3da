import type { SupportMessageBody } from '@tintory/contract';
import { defineQueue } from '../../platform/queue/define-queue.ts';
import { keptMail } from '../../platform/queue/queue-settings.ts';

/** A mail about a visitor's question: to the owner, or that it arrived. */
export type SupportMail = { mail: 'question' | 'received'; question: SupportMessageBody };

export const supportQueue = defineQueue<SupportMail>({
  name: 'support',
  keep: keptMail,
  take: [
    {
      batchSize: 1,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 5,
    },
  ],
});
