import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import * as items from './batch-items.repository.ts';
import * as repository from './batches.repository.ts';

type Dependencies = { queue: Queue; events: Events };

/**
 * Keeps a batch's items true to their jobs, in the transactions that change the jobs. Everything
 * that changes both locks in one order, so that nobody waits for each other: job, credit account,
 * batch, item.
 */
export const createBatchFollower = ({ queue, events }: Dependencies): JobFollower => ({
  ended: async (tx, { id, batchId, userId, holdId, errorCode, ...job }, status) => {
    if (!batchId) return;
    // Without a hold the store pays a fee, and no credits were charged.
    const credits = status === 'succeeded' && holdId ? job.credits : 0;
    const feeCents = status === 'succeeded' ? job.feeCents : 0;
    await items.updateOfJob(tx, id, ['running'], { status, errorCode, credits, feeCents });
    await events.publishBatch(tx, { batchId, userId });
    await queue.sendBatch(tx, { batchId });
  },

  startedAgain: async (tx, { id, batchId, userId }) => {
    const batch = batchId && (await repository.lockBatch(tx, batchId));
    if (!batch) return;
    if (batch.status === 'finished') {
      await repository.updateBatch(tx, batch.id, { status: 'running', finishedAt: null });
    }
    const change = { status: 'running', errorCode: null } as const;
    await items.updateOfJob(tx, id, ['waiting', 'failed', 'canceled'], change);
    await events.publishBatch(tx, { batchId: batch.id, userId });
  },

  stillNeeds: async (tx, going) => {
    const { userId, objectIds, batchId } = going;
    return [
      ...(await items.listNeeded(tx, going)),
      ...(await repository.listOptionPictures(tx, userId, objectIds, batchId)),
    ];
  },
});
