import { defineQueue, type SendOrder } from '../../platform/queue/define-queue.ts';
import type { JobRow } from './jobs.repository.ts';

/** Paid jobs are told from others by their priority. */
const paid = 1;

/** One message at a time: a batch of messages would be held until the last one is handled. */
const place = {
  batchSize: 1,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 2,
};

/**
 * Jobs that wait for a worker. Paid ones have places of their own: however many free ones are
 * handled, some are free. Of one user four paid ones and three others (as many as a batch starts)
 * are handled at a time; processes that fetch at the same moment may each take one more.
 */
export const jobQueue = defineQueue<{ jobId: string }>({
  name: 'jobs',
  // A killed worker is noticed by its missing heartbeats.
  keep: {
    notify: true,
    retryLimit: 3,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 3_600,
  },
  take: [
    { ...place, minPriority: paid, localConcurrency: 8, groupConcurrency: 4 },
    { ...place, maxPriority: paid - 1, localConcurrency: 9, groupConcurrency: 3 },
  ],
});

/** A job's place in the queue: paid before free, users in turn. */
export function orderOf(job: Pick<JobRow, 'messageId' | 'userId' | 'credits'>): SendOrder {
  const isPaid = job.credits > 0;
  return {
    id: job.messageId,
    priority: isPaid ? paid : 0,
    group: { id: isPaid ? job.userId : `other:${job.userId}` },
  };
}
