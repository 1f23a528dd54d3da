import { batchFunction, previewFunction, sharedPlace, type ToolDefinition } from '@tintory/catalog';
import { hasWarnings } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { JobEnd, JobFollower } from '../jobs/job-follower.ts';
import type { JobRow } from '../jobs/jobs.repository.ts';
import * as items from './batch-items.repository.ts';
import type { BatchItemRow } from './batch-items.repository.ts';
import * as repository from './batches.repository.ts';
import { batchQueue } from './batches.queue.ts';
import { batchChanged } from './batch-changed.ts';

type Dependencies = {
  queue: Queue;
  events: Events;
  findTool: (id: string) => ToolDefinition | undefined;
};

/** The next state of an item after its free preview: the paid run, or held back. */
async function afterPreview(
  tx: Transaction,
  job: JobRow,
  batchId: string,
): Promise<Partial<BatchItemRow>> {
  // Stopped after the preview had begun: nothing will advance it.
  const batch = await repository.lockBatch(tx, batchId);
  if (batch?.status === 'canceled') return { status: 'canceled' };
  if (hasWarnings(job)) return { status: 'held', previewed: true };
  return { status: 'waiting', previewed: true, jobId: null };
}

/** The first picture of a batch that is all in one place decides what its options left open. */
async function decidePlace(tx: Transaction, job: JobRow, tool: ToolDefinition): Promise<void> {
  const batch = job.batchId ? await repository.lockBatch(tx, job.batchId) : undefined;
  const func = batchFunction(tool);
  if (!batch?.samePlace || batch.shared || !func) return;
  const shared = sharedPlace(func.fields, batch.inputs, job.result ?? {});
  await repository.updateBatch(tx, batch.id, { shared });
}

function afterRun(job: JobRow, status: JobEnd): Partial<BatchItemRow> {
  const paid = status === 'succeeded';
  // Without a hold the store pays a fee, and no credits were charged.
  const credits = paid && job.holdId ? job.credits : 0;
  return { status, errorCode: job.errorCode, credits, feeCents: paid ? job.feeCents : 0 };
}

/**
 * Keeps a batch's items in line with their jobs, in the jobs' transactions. Locks are taken in one
 * order to prevent deadlocks: job, credit account, batch, item.
 */
export function createBatchFollower({ queue, events, findTool }: Dependencies): JobFollower {
  /** A user's free previews are limited: one that ends frees a place in any of their batches. */
  async function wakeOthers(tx: Transaction, userId: string, except: string): Promise<void> {
    const running = await repository.listRunning(tx, userId);
    const others = running.filter((batchId) => batchId !== except);
    for (const batchId of others) await queue.send(tx, batchQueue, { batchId });
  }

  return {
    ended: async (tx, job, status) => {
      const { id, toolId, funcId, batchId, userId } = job;
      if (!batchId) return;
      const tool = findTool(toolId);
      const isPreview = tool !== undefined && previewFunction(tool)?.id === funcId;
      const previewed = isPreview && status === 'succeeded';
      const change = previewed ? await afterPreview(tx, job, batchId) : afterRun(job, status);
      if (tool && status === 'succeeded' && change.status !== 'held') {
        await decidePlace(tx, job, tool);
      }
      await items.updateOfJob(tx, id, ['running'], change);
      await events.publish(tx, batchChanged, { batchId, userId });
      await queue.send(tx, batchQueue, { batchId });
      if (isPreview) await wakeOthers(tx, userId, batchId);
    },

    startedAgain: async (tx, { id, batchId, userId }) => {
      const batch = batchId && (await repository.lockBatch(tx, batchId));
      if (!batch) return;
      if (batch.status === 'finished') {
        await repository.updateBatch(tx, batch.id, { status: 'running', finishedAt: null });
      }
      const change = { status: 'running', errorCode: null } as const;
      await items.updateOfJob(tx, id, ['waiting', 'failed', 'canceled'], change);
      await events.publish(tx, batchChanged, { batchId: batch.id, userId });
    },

    stillNeeds: async (tx, going) => {
      const { userId, objectIds, batchId } = going;
      return [
        ...(await items.listNeeded(tx, going)),
        ...(await repository.listOptionPictures(tx, userId, objectIds, batchId)),
      ];
    },
  };
}
